import { MANY_LINES, ONE_LINE } from '@ribambelle/domain/base/lines.ts';
import type { Endpoint } from '@ribambelle/api/endpoint.ts';
import type { ErrorCode } from '@ribambelle/api/all-errors.ts';
import { errors } from '@ribambelle/api/all-errors.ts';
import { z } from 'zod';
import { Refusal } from '../refusal.ts';

/** The kinds of fields. A `word` is a text that is never empty: one of a few, a day, an instant. */
type Kind = 'text' | 'word' | 'number' | 'boolean' | 'texts' | 'numbers';

/**
 * The kinds of fields of each endpoint that was called, the same for every database. Reading them
 * takes a millisecond, and a third of a second for all endpoints.
 */
const kindsByEndpoint = new WeakMap<Endpoint, ReadonlyMap<string, Kind>>();

function kindsOf(endpoint: Endpoint): ReadonlyMap<string, Kind> {
  const kinds = kindsByEndpoint.get(endpoint) ?? readKinds(endpoint);
  kindsByEndpoint.set(endpoint, kinds);
  return kinds;
}

/** Returns how each field of a query is to be read, from the endpoint's own schema. */
function readKinds(endpoint: Endpoint): ReadonlyMap<string, Kind> {
  const schema = z.toJSONSchema(endpoint.request, { io: 'input', unrepresentable: 'any' });
  return new Map(
    Object.entries(schema.properties ?? {}).map(([name, property]) => [name, kindOf(property)]),
  );
}

function kindOf(property: unknown): Kind {
  if (typeof property !== 'object' || property === null) return 'text';
  if ('anyOf' in property && Array.isArray(property.anyOf))
    return property.anyOf.map(kindOf).find((kind) => kind !== 'text') ?? 'text';
  const type = 'type' in property ? property.type : undefined;
  if (type === 'integer' || type === 'number') return 'number';
  if (type === 'boolean') return 'boolean';
  if (type !== 'array')
    return 'enum' in property || 'format' in property || isWordPattern(property) ? 'word' : 'text';
  return 'items' in property && kindOf(property.items) === 'number' ? 'numbers' : 'texts';
}

/** Tests for the pattern of a word: a line may be empty, and then matches empty values. */
function isWordPattern(property: object): boolean {
  return (
    'pattern' in property &&
    property.pattern !== ONE_LINE.source &&
    property.pattern !== MANY_LINES.source
  );
}

/**
 * Returns query values as the endpoint's schema wants them: lists are written with commas or by
 * repeating the name, numbers become numbers, and a name without a value is left out. Unfitting
 * values stay text and are refused later.
 */
export function readQuery(query: URLSearchParams, endpoint: Endpoint): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  if (query.size === 0) return fields;
  const kinds = kindsOf(endpoint);
  for (const [key, text] of query) {
    const name = nameOf(key, kinds);
    const kind = kinds.get(name);
    if (
      kind === undefined ||
      (text === '' && (kind === 'number' || kind === 'boolean' || kind === 'word'))
    )
      continue;
    // PostgreSQL's text cannot hold the null character
    if (text.includes('\0'))
      throw new Refusal('INVALID_REQUEST', { fields: { [name]: 'INVALID' } });
    const value = valueOf(text, kind);
    const present = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (Array.isArray(value))
      fields[name] = Array.isArray(present) ? [...present, ...value] : value;
    else fields[name] = present ?? value;
  }
  return fields;
}

/**
 * Returns the name of a field: some clients write a list as `location[]`, and `category-{cuid}`
 * names categories by their group (2 §2).
 */
function nameOf(key: string, kinds: ReadonlyMap<string, Kind>): string {
  const name = key.endsWith('[]') ? key.slice(0, -2) : key;
  return !kinds.has(name) && name.startsWith('category-') ? 'category' : name;
}

function valueOf(text: string, kind: Kind): unknown {
  if (kind === 'number') return numberOf(text);
  if (kind === 'boolean')
    return text === 'true' || text === '1' ? true : text === 'false' || text === '0' ? false : text;
  if (kind === 'texts') return partsOf(text);
  return kind === 'numbers' ? partsOf(text).map(numberOf) : text;
}

function partsOf(text: string): string[] {
  const parts = text.split(',').map((part) => part.trim());
  return parts.filter((part) => part !== '');
}

function numberOf(text: string): number | string {
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}

/**
 * Returns the request in the endpoint's shape. Refuses INVALID_REQUEST with a code for each wrong
 * field.
 */
export function parseRequest(endpoint: Endpoint, raw: Readonly<Record<string, unknown>>): unknown {
  const result = endpoint.request.safeParse(raw);
  if (result.success) return result.data;
  const fields: Record<string, ErrorCode> = {};
  for (const issue of result.error.issues) fields[issue.path.join('.')] ??= codeOf(issue, raw);
  throw new Refusal('INVALID_REQUEST', { fields });
}

/** The codes of a schema for an absent field. */
const ABSENT = new Set(['invalid_type', 'invalid_value', 'invalid_union']);

function codeOf(issue: z.core.$ZodIssue, raw: unknown): ErrorCode {
  if (isNamed(issue)) return wellKnown(issue.message);
  if (ABSENT.has(issue.code) && at(raw, issue.path) === undefined) return 'REQUIRED';
  if (issue.code === 'invalid_format' && isBlank(at(raw, issue.path))) return 'REQUIRED';
  if (issue.code === 'too_small')
    return issue.origin === 'string' || issue.origin === 'array'
      ? isBlank(at(raw, issue.path))
        ? 'REQUIRED'
        : 'TOO_SHORT'
      : 'TOO_SMALL';
  if (issue.code === 'too_big')
    return issue.origin === 'string' || issue.origin === 'array' ? 'TOO_LONG' : 'TOO_LARGE';
  if (issue.code === 'invalid_format' && issue.format === 'email') return 'INVALID_EMAIL';
  if (issue.code === 'invalid_format' && (issue.format === 'date' || issue.format === 'datetime'))
    return 'INVALID_DATE';
  return 'INVALID';
}

/** True when the schema itself names the code. */
function isNamed(issue: z.core.$ZodIssue): boolean {
  return (issue.code === 'custom' || issue.code === 'invalid_format') && issue.message in errors;
}

function isBlank(value: unknown): boolean {
  return Array.isArray(value)
    ? value.length === 0
    : typeof value === 'string' && value.trim() === '';
}

function wellKnown(message: string): ErrorCode {
  for (const code of [
    'TERMS_NOT_ACCEPTED',
    'LINK_INVALID',
    'MISMATCH',
    'ONE_LINE',
    'UNREADABLE',
    'NAME_UNREADABLE',
    'INVALID_PHONE',
    'INVALID_POSTCODE',
    'INVALID_CITY',
    'INVALID_COUNTRY',
    'REQUIRED',
    'INVALID_DATE',
    'TOO_LARGE',
    'TOO_SMALL',
  ] as const)
    if (message === code) return code;
  return 'INVALID';
}

function at(
  raw: unknown,
  path: readonly PropertyKey[],
): object | string | number | boolean | undefined {
  let value: unknown = raw;
  for (const step of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Object.entries(value).find(([name]) => name === String(step))?.[1];
  }
  return value === null ||
    value === undefined ||
    typeof value === 'symbol' ||
    typeof value === 'bigint' ||
    typeof value === 'function'
    ? undefined
    : value;
}
