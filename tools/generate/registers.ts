import { type Language, LANGUAGES } from '@ribambelle/domain/base/languages.ts';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type DeclaredRecord,
  declaredRecords,
  endpointsOf,
  recordRoutes,
  refusalStatuses,
  screensOf,
  storedRegister,
  recordRegisters,
} from './record-registers.ts';
import { elementRegisters } from './element-registers.ts';
import { capital, filesBelow, generated, identifier } from './source-files.ts';
import { partsOfWords, wordsOfRecords } from './record-words.ts';

/**
 * Returns every generated register as path -> text: endpoints, errors, actions, jobs, texts, page
 * elements.
 */
export async function registers(root: string): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const records = await endpointRegisters(root, files);
  await actionRegisters(root, files);
  await textRegisters(root, { files, records });
  await elementRegisters(root, files);
  return files;
}

async function exportsMatching(
  root: string,
  options: { folder: string; pattern: RegExp; extension?: '.tsx' },
): Promise<{ file: string; name: string }[]> {
  const { extension = '.ts' } = options;
  const found: { file: string; name: string }[] = [];
  for (const file of await filesBelow(join(root, options.folder))) {
    if (!file.endsWith(extension) || file.endsWith(`.test${extension}`)) continue;
    const text = await readFile(join(root, options.folder, file), 'utf8');
    for (const match of text.matchAll(options.pattern)) found.push({ file, name: match[1] ?? '' });
  }
  return found;
}

async function endpointRegisters(
  root: string,
  files: Map<string, string>,
): Promise<readonly DeclaredRecord[]> {
  const written = await exportsMatching(root, {
    folder: 'api',
    pattern: /^export const (\w+) = endpoint\(/gm,
  });
  const records = await declaredRecords(
    root,
    await exportsMatching(root, { folder: 'api', pattern: /^export const (\w+) = record\(/gm }),
  );
  for (const [path, text] of recordRegisters(generated, records)) files.set(path, text);
  const screens = await exportsMatching(root, {
    folder: 'back-office/pages',
    pattern: /^export function (\w+)\(/gm,
    extension: '.tsx',
  });
  files.set('back-office/records/routes.ts', recordRoutes(generated, screensOf(records, screens)));
  const endpoints = [
    ...written.map((one) => ({ ...one, place: one.file, route: null })),
    ...records.flatMap(endpointsOf),
  ].toSorted((one, other) => (one.place < other.place ? -1 : Number(one.place > other.place)));
  const imports = importsOf(endpoints, 'import');
  const names = endpoints.map(({ name }) => `  ${name},\n`).join('');
  files.set(
    'api/all.ts',
    `${generated}${imports}\n/** Every endpoint by its name. */\nexport const endpoints = {\n${names}} as const;\n`,
  );
  const typeImports = importsOf(endpoints, 'import type');
  const types = endpoints.map(({ name }) => `  ${name}: typeof ${name};\n`).join('');
  files.set(
    'api/all-types.ts',
    `${generated}${typeImports}\n/** The types of every endpoint; nothing of it runs. */\nexport interface Endpoints {\n${types}}\n`,
  );
  const routes: string[] = [];
  for (const { file, name, route } of endpoints) {
    if (route !== null) {
      routes.push(`  ${name}: ['${route.join("', '")}'],\n`);
      continue;
    }
    const text = await readFile(join(root, 'api', file), 'utf8');
    const own = text.slice(text.indexOf(`export const ${name} = endpoint(`));
    routes.push(
      `  ${name}: ['${/method: '(\w+)'/.exec(own)?.[1]}', '${/path: '([^']+)'/.exec(own)?.[1]}'],\n`,
    );
  }
  files.set(
    'api/routes.ts',
    `${generated}/** Method and path by name: all that the client needs to know at run time. */\nexport const routes = {\n${routes.join('')}} as const;\n`,
  );
  const ofAccount = routes.filter((line) => OF_ACCOUNT.test(line));
  files.set(
    'api/account-routes.ts',
    `${generated}/** The routes of the account and of signing in, which a browser loads when it needs one. */\nexport const accountRoutes = {\n${ofAccount.join('')}} as const;\n`,
  );
  const errors = (await filesBelow(join(root, 'api'))).filter((file) =>
    file.endsWith('/errors.ts'),
  );
  const errorImports = errors
    .map((file) => `import { errors as ${identifier(file)} } from './${file}';\n`)
    .join('');
  files.set(
    'api/all-errors.ts',
    `${generated}${errorImports}\n/** Every error code with its HTTP status. */\nexport const errors = {\n${errors.map((file) => `  ...${identifier(file)},\n`).join('')}${refusalStatuses(records)}} as const;\n\nexport type ErrorCode = keyof typeof errors;\n`,
  );
  return records;
}

/** The lines of the routes of the account and of signing in; each page asks for the session. */
const OF_ACCOUNT =
  /^(?! *getSession:).*'\/api\/(account|auth|session|impersonation|newsletters|withdrawals|participants|vouchers\/redeem|registrations\/(cancel|dates|hours|requests|review|waiting-list))\b/;

/** Returns the imports of these constants, one for each file. */
function importsOf(
  of: readonly { readonly file: string; readonly name: string }[],
  word: 'import' | 'import type',
): string {
  return [...Map.groupBy(of, ({ file }) => file)]
    .map(
      ([file, all]) => `${word} { ${all.map(({ name }) => name).join(', ')} } from './${file}';\n`,
    )
    .join('');
}

async function actionRegisters(root: string, files: Map<string, string>): Promise<void> {
  const actions = await exportsMatching(root, {
    folder: 'server',
    pattern: /^export const (\w+) = (?:action|preparedAction)\(/gm,
  });
  files.set(
    'server/actions.ts',
    `${generated}import type { Action } from './action.ts';\n${actions.map(({ file, name }) => `import { ${name} } from './${file}';\n`).join('')}import { storedRecords } from './records.ts';\nimport { recordActions } from './records/record-actions.ts';\n\n/** The actions of the server: one for each endpoint. */\nexport const actions: readonly Action[] = [\n${actions.map(({ name }) => `  ${name},\n`).join('')}  ...storedRecords.flatMap(recordActions),\n];\n`,
  );
  const stored = await exportsMatching(root, {
    folder: 'server',
    pattern: /^export const (\w+) = storedRecord\(/gm,
  });
  files.set('server/records.ts', storedRegister(generated, stored));
  const jobs = await exportsMatching(root, {
    folder: 'server',
    pattern: /^export const (\w+) = job\(/gm,
  });
  files.set(
    'server/jobs.ts',
    `${generated}import type { Job } from './queue/job.ts';\n${jobs.map(({ file, name }) => `import { ${name} } from './${file}';\n`).join('')}\n/** The jobs that the queue runs later. */\nexport const jobs = [\n${jobs.map(({ name }) => `  ${name},\n`).join('')}] as const satisfies readonly Job[];\n`,
  );
}

async function textRegisters(
  root: string,
  { files, records }: { files: Map<string, string>; records: readonly DeclaredRecord[] },
): Promise<void> {
  const [first] = LANGUAGES;
  const spoken = await partsOfWords(join(root, 'texts', first), records);
  for (const language of LANGUAGES)
    files.set(`texts/${language}/all-records.ts`, wordsOfRecords(generated, spoken));
  const nouns = (await filesBelow(join(root, 'texts', first)))
    .filter((file) => file.endsWith('.ts') && !file.includes('/') && !file.startsWith('all-'))
    .map((file) => file.slice(0, -3));
  const byNoun = nouns.toSorted((one, other) =>
    bare(one) < bare(other) ? -1 : Number(bare(one) > bare(other)),
  );
  for (const language of LANGUAGES) {
    const withErrors: string[] = [];
    for (const noun of byNoun) {
      const text = await readFile(join(root, 'texts', language, `${noun}.ts`), 'utf8').catch(
        () => '',
      );
      if (/^export const errors\b/m.test(text)) withErrors.push(noun);
    }
    const imports = withErrors
      .map((noun) => `import { errors as ${identifier(noun)}Errors } from './${noun}.ts';\n`)
      .join('');
    files.set(
      `texts/${language}/all-errors.ts`,
      `${generated}import type { ErrorCode } from '@ribambelle/api/all-errors.ts';\n${imports}\n/** A text for every error code, or it does not compile. */\nexport const errors: Readonly<Record<ErrorCode, string>> = {\n${withErrors.map((noun) => `  ...${identifier(noun)}Errors,\n`).join('')}};\n`,
    );
  }
  const texts: string[] = [];
  for (const noun of nouns) {
    if (
      /^export const texts\b/m.test(
        await readFile(join(root, 'texts', first, `${noun}.ts`), 'utf8'),
      )
    )
      texts.push(noun);
  }
  const types = texts
    .map((noun) => `  '${noun}': typeof import('./${first}/${noun}.ts').texts;\n`)
    .join('');
  const loaders = LANGUAGES.map(
    (language) =>
      `  ${language}: {\n${texts.map((noun) => `    '${noun}': async () => (await import('./${language}/${noun}.ts')).texts,\n`).join('')}  },\n`,
  ).join('');
  const errorLoaders = LANGUAGES.map(
    (language) =>
      `  ${language}: async () => (await import('./${language}/all-errors.ts')).errors,\n`,
  ).join('');
  files.set(
    'texts/all.ts',
    `${generated}import type { ErrorCode } from '@ribambelle/api/all-errors.ts';\nimport type { InEachLanguage } from '@ribambelle/domain/base/languages.ts';\n\n/** The texts of each noun; the first language's are the shape that the others must have. */\nexport interface Texts {\n${types}}\n\nexport type TextsNoun = keyof Texts;\n\n/** Loads the texts of one noun in one language. */\nexport const loaders: InEachLanguage<{ readonly [N in TextsNoun]: () => Promise<Texts[N]> }> = {\n${loaders}};\n\n/** Loads the sentences for error codes in one language. */\nexport const errorLoaders: InEachLanguage<() => Promise<Readonly<Record<ErrorCode, string>>>> = {\n${errorLoaders}};\n`,
  );
  files.set('texts/texts-for.ts', textsFor(texts));
}

/** Returns all texts at once, for programs that are not sent to a browser. */
function textsFor(nouns: readonly string[]): string {
  const inEach = (make: (language: Language) => string) => LANGUAGES.map(make).join('');
  const imports = inEach((language) =>
    [
      `import { errors as ${language}Errors } from './${language}/all-errors.ts';\n`,
      ...nouns.map(
        (noun) =>
          `import { texts as ${language}${capital(identifier(noun))} } from './${language}/${noun}.ts';\n`,
      ),
    ].join(''),
  );
  const texts = inEach(
    (language) =>
      `  ${language}: {\n${nouns.map((noun) => `    '${noun}': ${language}${capital(identifier(noun))},\n`).join('')}  },\n`,
  );
  const errors = inEach((language) => `  ${language}: ${language}Errors,\n`);
  return `${generated}import type { ErrorCode } from '@ribambelle/api/all-errors.ts';\nimport type { InEachLanguage, Language } from '@ribambelle/domain/base/languages.ts';\nimport type { Texts } from './all.ts';\n${imports}\nconst texts: InEachLanguage<Texts> = {\n${texts}};\n\nconst errors: InEachLanguage<Readonly<Record<ErrorCode, string>>> = {\n${errors}};\n\n/** Every text in a language, all of them loaded: for programs that are not sent to a browser. */\nexport function textsFor(language: Language): Texts {\n  return texts[language];\n}\n\n/** The sentence for every error code in a language. */\nexport function errorTextsFor(language: Language): Readonly<Record<ErrorCode, string>> {\n  return errors[language];\n}\n`;
}

/** Returns the noun that a file of texts is about: `coupons` of `office-coupons`. */
function bare(file: string): string {
  return file.replace(/^office-/, '');
}
