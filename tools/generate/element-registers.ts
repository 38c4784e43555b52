import { join } from 'node:path';
import { filesBelow, generated, identifier } from './source-files.ts';
import { settingShapes } from './setting-shapes.ts';

/** Adds the registers of page elements: what each folder of `elements` declares. */
export async function elementRegisters(root: string, files: Map<string, string>): Promise<void> {
  const parts = await filesBelow(join(root, 'elements'));
  const having = (file: string) =>
    parts
      .filter((part) => part.split('/').length === 2 && part.endsWith(`/${file}`))
      .map((part) => part.split('/')[0] ?? '');
  const elements = having('view.tsx');
  const register = (
    name: string,
    input: { readonly having: readonly string[]; readonly says: string },
  ) => {
    const own = input.having.filter((element) => elements.includes(element));
    const imports = own
      .map(
        (element) =>
          `import { ${name} as ${identifier(element)} } from './${element}/${name}.ts';\n`,
      )
      .join('');
    const entries = own.map((element) => `  '${element}': ${identifier(element)},\n`).join('');
    const all = name === 'head' || name === 'form' ? `${name}s` : name;
    files.set(
      `elements/${all}.ts`,
      `${generated}${imports}\n/** ${input.says} */\nexport const ${all} = {\n${entries}} as const;\n`,
    );
  };
  register('settings', {
    having: having('settings.ts'),
    says: 'The settings schema of every element, by its identifier.',
  });
  register('data', {
    having: having('data.ts'),
    says: 'The data that an element reads before it is shown; elements that need none are not here.',
  });
  register('needs', {
    having: having('needs.ts'),
    says: 'The texts that an element needs; elements without words of their own are not here.',
  });
  register('head', {
    having: having('head.ts'),
    says: 'The title and description that an element gives the page it fills; most give none.',
  });
  register('form', {
    having: having('form.ts'),
    says: 'The form of every element in the editor of pages, by its identifier.',
  });
  files.set(
    'elements/setting-shapes.ts',
    generated + (await settingShapes(root, having('settings.ts'))),
  );
  files.set('elements/views.ts', viewsOf(elements.filter((element) => !SELDOM.test(element))));
  files.set(
    'elements/seldom-views.ts',
    viewsOf(elements.filter((element) => SELDOM.test(element))),
  );
}

/**
 * The elements of few pages. Every page pays for each line of the register of views, and the pages
 * that families see before they buy have none of these.
 */
const SELDOM =
  /^(cart|checkout|resources|blog|terms|sections-(auth|newsletters)|blocks-(faq|feature|iframe|tabs|rich)|catalogs-availabilities-resources|registrations-requests)\b/;

/** Returns the register of the views of some elements. */
function viewsOf(elements: readonly string[]): string {
  const views = elements.map(
    (element) => `  '${element}': async () => (await import('./${element}/view.tsx')).View,\n`,
  );
  return `${generated}/** Views of elements, each loaded when a page has it. */\nexport const views = {\n${views.join('')}} as const;\n`;
}
