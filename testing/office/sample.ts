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
export function sampleOf(shape: z.ZodType, value: unknown): unknown {
  const schema = schemas.get(shape) ?? schemaOf(shape);
  schemas.set(shape, schema);
  return shape.parse(fill(schema, value));
}

const schemas = new WeakMap<z.ZodType, Schema>();

function schemaOf(shape: z.ZodType): Schema {
  return JSON.parse(
    JSON.stringify(z.toJSONSchema(shape, { io: 'output', unrepresentable: 'any' })),
  );
}

function fill(schema: Schema, value: unknown): unknown {
  if (value === null || (value === undefined && isNullable(schema))) return null;
  if (schema.anyOf !== undefined) return fillAny(schema.anyOf, value);
  if (schema.type === 'object') return fillObject(schema, value);
  if (schema.type === 'array')
    return Array.isArray(value) ? value.map((item) => fill(schema.items ?? {}, item)) : [];
  return value === undefined ? smallest(schema) : value;
}

function fillAny(choices: readonly Schema[], value: unknown): unknown {
  return fill(choices.find(({ type }) => type !== 'null') ?? {}, value);
}

function isNullable({ type, anyOf = [] }: Schema): boolean {
  return (
    type === 'null' || (Array.isArray(type) && type.includes('null')) || anyOf.some(isNullable)
  );
}

function fillObject(schema: Schema, value: unknown): unknown {
  const fields = new Map(Object.entries(typeof value === 'object' ? (value ?? {}) : {}));
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    if (fields.has(name) || schema.required?.includes(name) === true)
      fields.set(name, fill(property, fields.get(name)));
  }
  return Object.fromEntries(fields);
}

function smallest(schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  if (schema.type === 'boolean') return false;
  if (schema.type === 'integer' || schema.type === 'number')
    return Math.max(schema.minimum ?? 0, (schema.exclusiveMinimum ?? -1) + 1, 0);
  return FORMATS[schema.format ?? ''] ?? 'x';
}
