import { z } from 'zod'
import type { Connection } from './database.ts'

/** PostgreSQL's types as they are in JSON: https://supabase.com/docs/guides/api/rest/generating-types */
const jsonTypes: Record<string, string> = {
  bool: 'boolean',
  int8: 'number',
  jsonb: 'Json',
  text: 'string',
  timestamptz: 'string',
  uuid: 'string',
  void: 'undefined',
}

const columnRows = z.array(
  z.object({
    table_name: z.string(),
    column_name: z.string(),
    udt_name: z.string(),
    nullable: z.boolean(),
    /** The database fills it in when an insert leaves it out. */
    filled: z.boolean(),
    /** Nobody else may fill it in. */
    generated: z.boolean(),
  }),
)

const columnsQuery = `
  select table_name, column_name, udt_name, is_nullable = 'YES' as nullable,
    column_default is not null or is_identity = 'YES' as filled,
    coalesce(identity_generation = 'ALWAYS', false) as generated
  from information_schema.columns where table_schema = 'public' order by table_name, column_name`

const functionRows = z.array(
  z.object({
    name: z.string(),
    argument_names: z.array(z.string()),
    argument_types: z.array(z.string()),
    /** Names of the columns, for a function that returns a table. */
    result_names: z.array(z.string()).nullable(),
    result_types: z.array(z.string()),
  }),
)

const functionsQuery = `
  select proname as name, pronargs, coalesce(proargnames[1:pronargs], '{}') as argument_names,
    array(select typname::text from unnest(proargtypes) with ordinality t (oid, n) join pg_type using (oid) order by n)
      as argument_types,
    case when proretset then proargnames[pronargs + 1:] end as result_names,
    array(
      select typname::text
      from unnest(case when proretset then proallargtypes[pronargs + 1:] else array[prorettype] end)
        with ordinality t (oid, n) join pg_type using (oid)
      order by n
    ) as result_types
  from pg_proc
  where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype order by proname`

/** The text of `database.types.ts` for the tables and functions in `public`, shaped as `supabase gen types` shapes it. */
export async function databaseTypes(connection: Connection): Promise<string> {
  const columns = columnRows.parse((await connection.exec<{ rows: unknown }>(columnsQuery)).rows)
  const functions = functionRows.parse((await connection.exec<{ rows: unknown }>(functionsQuery)).rows)

  const tables = [...new Set(columns.map((column) => column.table_name))].map((table) => {
    const own = columns.filter((column) => column.table_name === table)
    const shape = (write: (column: (typeof own)[number]) => string) =>
      own.map((column) => `          ${column.column_name}${write(column)}\n`).join('')
    return `      ${table}: {
        Row: {
${shape((column) => `: ${typeOf(column)}`)}        }
        Insert: {
${shape((column) => `${column.filled || column.nullable ? '?' : ''}: ${column.generated ? 'never' : typeOf(column)}`)}        }
        Update: {
${shape((column) => `?: ${column.generated ? 'never' : typeOf(column)}`)}        }
        Relationships: []
      }
`
  })

  const calls = functions.map(({ name, argument_names, argument_types, result_names, result_types }) => {
    const args = record(argument_names, argument_types)
    const returns = result_names ? `${record(result_names, result_types)}[]` : jsonType(result_types[0])
    return `      ${name}: {
        Args: ${argument_names.length ? args : 'never'}
        Returns: ${returns}
      }
`
  })

  return `// Made from the migrations by \`npm run typegen\`.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  public: {
    Tables: {
${tables.join('')}    }
    Views: { [_ in never]: never }
    Functions: {
${calls.join('')}    }
    Enums: { [_ in never]: never }
    CompositeTypes: { [_ in never]: never }
  }
}
`
}

const typeOf = ({ udt_name, nullable }: { udt_name: string; nullable: boolean }) =>
  `${jsonType(udt_name)}${nullable ? ' | null' : ''}`

const record = (names: string[], types: string[]) =>
  `{ ${names.map((name, i) => `${name}: ${jsonType(types[i])}`).join('; ')} }`

function jsonType(name: string | undefined): string {
  const type = jsonTypes[name ?? '']
  if (!type) throw new Error(`No TypeScript type is known for ${name}; add it to jsonTypes`)
  return type
}
