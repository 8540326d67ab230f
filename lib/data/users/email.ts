import { z } from 'zod';

/** E-mails are compared without case and outer white space. */
export const emailSchema = z
  .string()
  .trim()
  .toLowerCase()
  .max(320)
  .regex(/^[^\s@]+@[^\s@]+$/u, 'This is not an e-mail address.');

export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}
