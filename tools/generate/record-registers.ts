import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The five calls of a record, with method, and whether their path names one record. */
const CALLS = {
  list: ['GET', false],
  get: ['GET', true],
  create: ['POST', false],
  update: ['PUT', true],
  remove: ['DELETE', true],
} as const;

type Call = keyof typeof CALLS;

/** A record as it is declared in `api/<noun>/record.ts`. */
export interface DeclaredRecord {
  readonly file: string;
  /** The constant of the declaration. */
  readonly name: string;
  readonly noun: string;
  /** The area of its permissions. */
  readonly area: string;
  readonly one: string;
  /** The constants of its endpoints. */
  readonly calls: Readonly<Record<Call, string>>;
  /** The codes of the refusals that every record may have: of an unknown one, and of one in use. */
  readonly refusals: { readonly unknown: string; readonly in_use: readonly string[] };
}

/** Reads the declarations of records in these files below `api`. */
export async function declaredRecords(
  root: string,
  files: readonly { readonly file: string; readonly name: string }[],
): Promise<readonly DeclaredRecord[]> {
  return Promise.all(
    files.map(async ({ file, name }) => {
      const text = await readFile(join(root, 'api', file), 'utf8');
      const word = (pattern: RegExp) => pattern.exec(text)?.[1] ?? '';
      const called = (call: Call) => word(new RegExp(`^  ${call}: (\\w+),$`, 'm'));
      const noun = word(/^ {2}noun: '([a-z-]+)',$/m);
      return {
        file,
        name,
        noun,
        area: word(/^ {2}area: '([a-z-]+)',$/m) || noun,
        one: word(/^ {2}one: '([a-z_]+)',$/m),
        calls: {
          list: called('list'),
          get: called('get'),
          create: called('create'),
          update: called('update'),
          remove: called('remove'),
        },
        refusals: {
          unknown: word(/ unknown: '(\w+)'/),
          in_use: [...word(/ in_use: \[([^\]]*)\]/).matchAll(/\w+/g)].map(([code]) => code),
        },
      };
    }),
  );
}

/**
 * Returns the endpoints of a record with their routes, each where a file of its own would be among
 * the others.
 */
export function endpointsOf({ file, noun, one, calls }: DeclaredRecord) {
  return callsOf(calls).map(([call, name]) => {
    const [method, named] = CALLS[call];
    const path = `/api/back-office/${noun}${named ? `/{${one}}` : ''}`;
    return { file, name, place: file.replace('record', kebab(name)), route: [method, path] };
  });
}

/** Returns the registers of records as path -> text: the declarations, and their names alone. */
export function recordRegisters(
  generated: string,
  records: readonly DeclaredRecord[],
): ReadonlyMap<string, string> {
  const imports = records.map(({ file, name }) => `import { ${name} } from './${file}';\n`);
  const names = records.map(({ noun, area, one, calls }) => {
    const called = callsOf(calls).map(([call, name]) => `    ${call}: '${name}',\n`);
    return `  '${noun}': {\n    area: '${area}',\n    one: '${one}',\n${called.join('')}  },\n`;
  });
  return new Map([
    [
      'api/records.ts',
      `${generated}${imports.join('')}\n/** Every record that is declared. */\nexport const records = [\n${records.map(({ name }) => `  ${name},\n`).join('')}] as const;\n`,
    ],
    [
      'api/record-names.ts',
      `${generated}/** The names of every record: of its permissions, in a request, and of its calls. */\nexport const recordNames = {\n${names.join('')}} as const;\n`,
    ],
  ]);
}

/** Returns the statuses of the refusals that every record may have, as lines of the register. */
export function refusalStatuses(records: readonly DeclaredRecord[]): string {
  return records
    .flatMap(({ refusals: { unknown, in_use } }) => [
      `  ${unknown}: 404,\n`,
      ...in_use.map((code) => `  ${code}: 409,\n`),
    ])
    .join('');
}

/** A page or a panel of a record in `back-office`: its file and the component that it exports. */
interface Screen {
  readonly file: string;
  readonly component: string;
}

/** The page and the panel of a record, which are in the folder of its noun. */
export interface Screens {
  readonly noun: string;
  readonly page: Screen;
  readonly panel: Screen;
}

/**
 * Finds the page and the panel of each record among the components that files below
 * `back-office/pages` export. Throws when a record has none, or two.
 */
export function screensOf(
  records: readonly DeclaredRecord[],
  exported: readonly { readonly file: string; readonly name: string }[],
): readonly Screens[] {
  return records.map(({ noun }) => {
    const screen = (kind: 'page' | 'panel'): Screen => {
      const [first, second] = exported.filter(
        ({ file, name }) =>
          file.startsWith(`${noun}/`) &&
          file.endsWith(`-${kind}.tsx`) &&
          name.toLowerCase().endsWith(kind),
      );
      if (first === undefined || second !== undefined)
        throw new Error(`back-office/pages/${noun} has no ${kind}, or more than one`);
      return { file: first.file, component: first.name };
    };
    return { noun, page: screen('page'), panel: screen('panel') };
  });
}

/** Returns the routes of the records in the back-office. */
export function recordRoutes(generated: string, records: readonly Screens[]): string {
  const load = ({ file, component }: Screen) =>
    `async () => (await import('../pages/${file}')).${component}`;
  const routes = records.map(
    ({ noun, page, panel }) =>
      `  recordRoute('${noun}', {\n    page: ${load(page)},\n    panel: ${load(panel)},\n  }),\n`,
  );
  return `${generated}import type { RouteObject } from 'react-router';\nimport { recordRoute } from './record-route.ts';\n\n/** The page of every record, with its panel. */\nexport const recordRoutes: readonly RouteObject[] = [\n${routes.join('')}];\n`;
}

/** Returns the register of the records that `server` keeps. */
export function storedRegister(
  generated: string,
  stored: readonly { readonly file: string; readonly name: string }[],
): string {
  const imports = stored.map(({ file, name }) => `import { ${name} } from './${file}';\n`);
  return `${generated}import type { StoredRecord } from './records/stored-record.ts';\n${imports.join('')}\n/** Every record that is declared, as it is stored. */\nexport const storedRecords: readonly StoredRecord[] = [\n${stored.map(({ name }) => `  ${name},\n`).join('')}];\n`;
}

function callsOf(calls: DeclaredRecord['calls']): readonly (readonly [Call, string])[] {
  const { list, get, create, update, remove } = calls;
  return [
    ['list', list],
    ['get', get],
    ['create', create],
    ['update', update],
    ['remove', remove],
  ];
}

/** Returns the words of a name in camel case, joined by hyphens. */
function kebab(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
