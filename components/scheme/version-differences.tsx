import { Button } from '@/components/ui/button';
import { Field, Select } from '@/components/ui/field';
import type { SchemeVersion } from '@/lib/data/projects/read-scheme';
import { compareSchemes } from '@/lib/domain/label-scheme/compare-schemes';
import { SchemeChangeList } from './scheme-change-list';

/** What differs between the version that is shown and another; a form that needs no script. */
export function VersionDifferences({
  shown,
  other,
  versions,
}: {
  readonly shown: SchemeVersion;
  /** Null while none was chosen. */
  readonly other: SchemeVersion | null;
  /** All there are, newest first. */
  readonly versions: readonly number[];
}) {
  const [older, newer] =
    other !== null && other.version > shown.version ? [shown, other] : [other, shown];
  const changes = older === null ? null : compareSchemes(older.scheme, newer.scheme);
  const choices = versions.filter((version) => version !== shown.version);
  return (
    <div className="grid gap-4">
      <form className="flex flex-wrap items-end gap-3">
        <input type="hidden" name="version" value={shown.version} />
        <Field label={`Version ${shown.version} beside`} className="w-44">
          {(wiring) => (
            <Select {...wiring} name="with" defaultValue={other?.version ?? choices[0]}>
              {choices.map((version) => (
                <option key={version} value={version}>
                  version {version}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Button type="submit">Compare</Button>
      </form>
      {older !== null && changes !== null && (
        <div className="grid gap-2">
          <p className="text-ink-2">
            From version {older.version} to version {newer.version}:
          </p>
          {changes.length === 0 ? <p>Nothing differs.</p> : <SchemeChangeList changes={changes} />}
        </div>
      )}
    </div>
  );
}
