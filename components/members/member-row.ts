import type { Role } from '@/lib/domain/permissions';

/** A member, or former member, as the list shows it. */
export type MemberRow = {
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly roles: readonly Role[];
  /** ISO 8601; null for members. */
  readonly leftAt: string | null;
  readonly isDisabled: boolean;
  readonly hasPassword: boolean;
  readonly assignments: number;
  readonly finished: number;
};

/** Something to be done for a member. */
export type MemberTask = {
  readonly kind:
    | 'roles'
    | 'invitation'
    | 'passwordLink'
    | 'disable'
    | 'enable'
    | 'pseudonym'
    | 'restore'
    | 'remove';
  readonly member: MemberRow;
};
