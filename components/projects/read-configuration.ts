/** brat's configuration files as texts, read in the browser. */

export type ConfigurationTexts = {
  readonly annotationConf?: string;
  readonly visualConf?: string;
  readonly shortcutsConf?: string;
};

export type ConfigurationReading =
  | { readonly ok: true; readonly files: ConfigurationTexts }
  | { readonly ok: false; readonly message: string };

const names = ['annotationConf', 'visualConf', 'shortcutsConf'] as const;
const limit = 300_000;

/** Reads the files of a form; a field left empty is left out. */
export async function readConfiguration(form: FormData): Promise<ConfigurationReading> {
  const files: Partial<Record<(typeof names)[number], string>> = {};
  for (const name of names) {
    const file = form.get(name);
    if (!(file instanceof File) || file.name === '') continue;
    if (file.size > limit) {
      return { ok: false, message: `${file.name} is too large for a configuration file.` };
    }
    const text = decodeUtf8(await file.arrayBuffer());
    if (text === null) {
      return { ok: false, message: `${file.name} is not UTF-8 text. Save it as UTF-8.` };
    }
    files[name] = text;
  }
  return { ok: true, files };
}

function decodeUtf8(bytes: ArrayBuffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
