import { z } from 'zod';

interface Schema {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly pattern?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
}

/** A part of an answer; the rest is filled in. */
export type Partly<Value> = Value extends readonly (infer Item)[]
  ? readonly Partly<Item>[]
  : Value extends object
    ? { readonly [Field in keyof Value]?: Partly<Value[Field]> }
    : Value;

const FORMATS: Readonly<Record<string, string>> = {
  date: '2026-07-06',
  'date-time': '2026-07-06T07:00:00.000Z',
  email: 'famille@example.test',
};

/**
 * Returns the smallest value of a shape that contains the given part: no rows, nothing chosen, null
 * where allowed.
 */
export function sampleOf(shape: z.ZodType, given: unknown): unknown {
  const schema = schemas.get(shape) ?? schemaOf(shape);
  schemas.set(shape, schema);
  return shape.parse(fill(schema, given));
}

const schemas = new WeakMap<z.ZodType, Schema>();

function schemaOf(shape: z.ZodType): Schema {
  return JSON.parse(
    JSON.stringify(z.toJSONSchema(shape, { io: 'output', unrepresentable: 'any' })),
  );
}

function fill(schema: Schema, given: unknown): unknown {
  if (given === null || (given === undefined && isNullable(schema))) return null;
  if (schema.anyOf !== undefined) return fillAny(schema.anyOf, given);
  if (schema.type === 'object') return fillObject(schema, given);
  if (schema.type === 'array')
    return Array.isArray(given) ? given.map((item) => fill(schema.items ?? {}, item)) : [];
  return given === undefined ? smallest(schema) : given;
}

function fillAny(choices: readonly Schema[], given: unknown): unknown {
  return fill(choices.find(({ type }) => type !== 'null') ?? {}, given);
}

function isNullable({ type, anyOf = [] }: Schema): boolean {
  return (
    type === 'null' || (Array.isArray(type) && type.includes('null')) || anyOf.some(isNullable)
  );
}

function fillObject(schema: Schema, given: unknown): unknown {
  const known = new Map(Object.entries(typeof given === 'object' ? (given ?? {}) : {}));
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    if (known.has(name) || schema.required?.includes(name) === true)
      known.set(name, fill(property, known.get(name)));
  }
  return Object.fromEntries(known);
}

function smallest(schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  if (schema.type === 'boolean') return false;
  if (schema.type === 'integer' || schema.type === 'number')
    return Math.max(schema.minimum ?? 0, (schema.exclusiveMinimum ?? -1) + 1, 0);
  return FORMATS[schema.format ?? ''] ?? 'x';
}
