const written = new WeakMap<object, Buffer | null>();

/** Marks a row that is part of many answers and that nobody changes: its JSON is written once. */
export function keepJson<Row extends object>(row: Row): Row {
  written.set(row, null);
  return Object.freeze(row);
}

/** Returns an answer as encoded JSON; kept rows of its list are not written again. */
export function jsonOf(answer: unknown): Buffer<ArrayBuffer> {
  return isListOfKept(answer) ? listJson(answer) : Buffer.from(JSON.stringify(answer));
}

interface List {
  readonly data: readonly object[];
}

function isListOfKept(answer: unknown): answer is List {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'data' in answer &&
    Array.isArray(answer.data) &&
    answer.data.length > 0 &&
    answer.data.every((row) => written.has(row))
  );
}

const COMMA = Buffer.from(',');

function listJson({ data, ...rest }: List): Buffer<ArrayBuffer> {
  const parts = data.flatMap((row, index) => (index === 0 ? rowJson(row) : [COMMA, rowJson(row)]));
  const after = JSON.stringify(rest).slice(1);
  return Buffer.concat([
    Buffer.from('{"data":['),
    ...parts,
    Buffer.from(after === '}' ? ']}' : `],${after}`),
  ]);
}

function rowJson(row: object): Buffer {
  const known = written.get(row);
  if (known !== undefined && known !== null) return known;
  const json = Buffer.from(JSON.stringify(row));
  written.set(row, json);
  return json;
}
