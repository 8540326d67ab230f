/**
 * How the e-mails end that stand for people whose name was replaced: a reserved domain, which reaches
 * nobody (RFC 2606). Such an account is for nobody to use.
 */
export const pseudonymDomain = '@pseudonym.invalid';

export function isPseudonym(email: string): boolean {
  return email.endsWith(pseudonymDomain);
}
