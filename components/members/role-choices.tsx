import { roleWords } from '@/components/shell/role-words';
import { Choice } from '@/components/ui/field';
import { roles, type Role } from '@/lib/domain/permissions';

/** The roles of a person, several at once. */
export function RoleChoices({
  chosen,
  error,
}: {
  readonly chosen: readonly Role[];
  readonly error?: string | undefined;
}) {
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 text-[0.8125rem] font-semibold">Roles</legend>
      {roles.map((role) => (
        <Choice
          key={role}
          name="roles"
          value={role}
          label={roleWords[role].title}
          hint={roleWords[role].purpose}
          defaultChecked={chosen.includes(role)}
        />
      ))}
      {error !== undefined && (
        <p role="alert" className="text-xs font-medium text-bad">
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** The roles that are ticked in a form. */
export function chosenRoles(form: FormData): Role[] {
  const ticked = form.getAll('roles');
  return roles.filter((role) => ticked.includes(role));
}
