import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DeclaredRecord } from './record-registers.ts';

/** A record, with the parts of its words that `texts/<language>/office-<noun>.ts` has. */
interface SpokenRecord {
  readonly record: DeclaredRecord;
  readonly parts: ReadonlySet<string>;
}

const DECLARATION = /^export const record = \{\n([\s\S]*?)^\}/m;

/** Returns records with the parts of their words, as they are in a folder of texts. */
export async function partsOfWords(
  folder: string,
  records: readonly DeclaredRecord[],
): Promise<readonly SpokenRecord[]> {
  return Promise.all(
    records.map(async (record) => {
      const text = await readFile(join(folder, `office-${record.noun}.ts`), 'utf8').catch(() => '');
      const declaration = DECLARATION.exec(text)?.[1] ?? '';
      const parts = Array.from(declaration.matchAll(/^ {2}(\w+):/gm), ([, part = '']) => part);
      return { record, parts: new Set(parts) };
    }),
  );
}

interface Register {
  readonly name: string;
  readonly says: string;
  /** Its line for a record; null for one that has none. */
  readonly lineOf: (spoken: SpokenRecord) => string | null;
}

const REGISTERS: readonly Register[] = [
  {
    name: 'menu',
    says: 'The names of their pages in the menu.',
    lineOf: ({ record }) => `${snake(record.noun)}: ${record.name}Texts.title`,
  },
  {
    name: 'deeds',
    says: 'The actions of the palette that make one.',
    lineOf: ({ record, parts }) =>
      `${record.one}: ${parts.has('deed') ? `${record.name}.deed` : `${record.name}Texts.add`}`,
  },
  {
    name: 'areas',
    says: 'The names of their rights.',
    lineOf: ({ record }) => `'${record.noun}': ${record.name}.area`,
  },
  {
    name: 'lists',
    says: 'Their lists, in the form of list-columns.ts.',
    lineOf: ({ record }) => `'${record.noun}': ${record.name}.list`,
  },
  {
    name: 'filters',
    says: 'The filters that they offer, in the form of list-filters.ts.',
    lineOf: ({ record, parts }) =>
      parts.has('filters') ? `'${record.noun}': ${record.name}.filters` : null,
  },
  {
    name: 'settings',
    says: 'The pages of those that are settings, in the form of office-settings.ts.',
    lineOf: ({ record, parts }) =>
      parts.has('setting')
        ? `${snake(record.noun)}: { title: ${record.name}Texts.title, words: ${record.name}.setting }`
        : null,
  },
  {
    name: 'fields',
    says: 'The names in the log of the fields that one of them alone has.',
    lineOf: ({ record, parts }) => (parts.has('fields') ? `...${record.name}.fields` : null),
  },
  {
    name: 'codes',
    says: 'The words in the log for the codes that one of them alone has.',
    lineOf: ({ record, parts }) => (parts.has('codes') ? `...${record.name}.codes` : null),
  },
];

/**
 * Returns the register of the words of records: what the menu, the palette, the lists, the rights
 * and the log of the back-office say of them.
 */
export function wordsOfRecords(generated: string, spoken: readonly SpokenRecord[]): string {
  const imports = spoken.map(
    ({ record: { name, noun } }) =>
      `import { record as ${name}, texts as ${name}Texts } from './office-${noun}.ts';\n`,
  );
  const registers = REGISTERS.map(({ name, says, lineOf }) => {
    const lines = spoken.flatMap((one) => lineOf(one) ?? []).map((line) => `  ${line},\n`);
    return `\n/** ${says} */\nexport const ${name} = {\n${lines.join('')}};\n`;
  });
  return `${generated}${imports.join('')}${registers.join('')}`;
}

function snake(noun: string): string {
  return noun.replaceAll('-', '_');
}
