/**
 * What a database lacks to be as prisma/schema.prisma says, as SQL. This is Prisma's schema engine
 * in its WebAssembly form, which comes with a package; the native one is a download.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { PrismaPg } from '@prisma/adapter-pg';
import {
  bindMigrationAwareSqlAdapterFactory,
  ColumnTypeEnum,
  type SqlDriverAdapter,
  type SqlResultSet,
} from '@prisma/driver-adapter-utils';
import * as engineModule from '@prisma/schema-engine-wasm/schema_engine_bg';
import pg from 'pg';

const schemaFile = path.join(import.meta.dirname, 'schema.prisma');

/**
 * The statements that turn the schema of the database into that of schema.prisma; null when there
 * is nothing to change. Checks, triggers and functions, which Prisma does not know, are not compared.
 */
export async function diffSchema(url: string): Promise<string | null> {
  const { SchemaEngine } = loadEngine();
  const schema = { path: schemaFile, content: readFileSync(schemaFile, 'utf8') };
  const catalog = new CatalogAdapterFactory(url);
  const adapter = bindMigrationAwareSqlAdapterFactory(catalog);
  const datamodels: [string, string][] = [[schema.path, schema.content]];
  try {
    const engine = await SchemaEngine.new({ datamodels }, () => undefined, adapter);
    const source = { files: [schema], configDir: import.meta.dirname };
    const { exitCode, stdout } = await engine.diff({
      from: { tag: 'schemaDatasource', ...source },
      to: { tag: 'schemaDatamodel', ...source },
      script: true,
      exitCode: true,
      filters: { externalTables: [], externalEnums: [] },
    });
    return exitCode === 0 ? null : (stdout ?? '');
  } finally {
    await catalog.pool.end();
  }
}

let isLoaded = false;

/** Gives the engine's JavaScript side its WebAssembly, once a process: it keeps state in between. */
function loadEngine(): typeof engineModule {
  if (isLoaded) return engineModule;
  const resolve = createRequire(import.meta.url).resolve;
  const folder = path.dirname(resolve('@prisma/schema-engine-wasm/schema_engine_bg'));
  const code = new WebAssembly.Module(readFileSync(path.join(folder, 'schema_engine_bg.wasm')));
  const { exports } = new WebAssembly.Instance(code, { './schema_engine_bg.js': engineModule });
  const { __wbg_set_wasm: connect } = engineModule as unknown as {
    __wbg_set_wasm: (exports: WebAssembly.Exports) => void;
  };
  connect(exports);
  (exports.__wbindgen_start as () => void)();
  isLoaded = true;
  return engineModule;
}

/** Postgres's one-byte type "char", in which its catalog keeps kinds and flags. */
const charType = 18;
const textType = 25;

/**
 * Prisma's adapter refuses the type "char", which the engine's questions to the catalog need. Here
 * such columns pass through the adapter as text and are given their type afterwards.
 */
class CatalogAdapterFactory extends PrismaPg {
  readonly pool: pg.Pool;
  private readonly charColumns = new WeakMap<object, readonly number[]>();

  constructor(url: string) {
    const pool = new pg.Pool({ connectionString: url });
    super(pool);
    this.pool = pool;
    this.passCharAsText(pool);
  }

  override async connect(): ReturnType<PrismaPg['connect']> {
    const adapter = await super.connect();
    const ask: SqlDriverAdapter['queryRaw'] = adapter.queryRaw.bind(adapter);
    adapter.queryRaw = async (query) => this.restoreChar(await ask(query));
    return adapter;
  }

  private passCharAsText(pool: pg.Pool): void {
    type Ask = (...query: readonly unknown[]) => Promise<pg.QueryArrayResult<unknown[]>>;
    const original: unknown = pool.query.bind(pool);
    const ask = original as Ask;
    const asText: Ask = async (...query) => {
      const result = await ask(...query);
      const isChar = (field: pg.FieldDef) => field.dataTypeID === charType;
      const columns = result.fields.flatMap((field, column) => (isChar(field) ? [column] : []));
      for (const field of result.fields.filter(isChar)) field.dataTypeID = textType;
      this.charColumns.set(result.rows, columns);
      return result;
    };
    pool.query = asText;
  }

  private restoreChar(result: SqlResultSet): SqlResultSet {
    for (const column of this.charColumns.get(result.rows) ?? []) {
      result.columnTypes[column] = ColumnTypeEnum.Character;
      for (const row of result.rows) if (row[column] === '') row[column] = '\0';
    }
    return result;
  }
}
