import { importsOf } from './imports.ts';
import type { Rule, Violation } from './rule.ts';
import { at, codeOf, isTest, partOf } from './rule.ts';
import type { Import } from './imports.ts';
import type { Source } from './tree.ts';

/** The parts that each part may import, besides itself. */
const ARROWS: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  database: [],
  api: ['domain'],
  texts: ['api', 'domain'],
  pictures: ['domain'],
  mails: ['domain', 'texts'],
  server: [
    'domain',
    'api',
    'texts',
    'database',
    'mails/mail.ts',
    'pictures/index.ts',
    'elements/form.ts',
    'elements/forms.ts',
  ],
  client: ['domain', 'api', 'texts'],
  ui: ['client', 'domain', 'api', 'texts'],
  elements: ['ui', 'client', 'api', 'domain', 'texts'],
  storefront: ['elements', 'ui', 'client', 'api', 'domain', 'texts'],
  'back-office': [
    'client',
    'api',
    'domain',
    'texts',
    'elements/settings.ts',
    'elements/form.ts',
    'elements/forms.ts',
    'elements/setting-shape.ts',
    'elements/setting-shapes.ts',
  ],
};

export const importArrows: Rule = {
  name: 'parts import only the parts that they may see',
  check: (tree) =>
    codeOf(tree).flatMap((source) =>
      importsOf(source).flatMap((imported) => judge(source, imported)),
    ),
  wrong: {
    files: {
      'domain/carts/total.ts': "import { a } from '@ribambelle/api/carts/shapes.ts';\n",
      'back-office/menu.ts':
        "import { settings } from '@ribambelle/elements/settings.ts';\n\nimport('@ribambelle/elements/list/view.tsx');\n",
      'server/main.ts': "import { openShop } from '@ribambelle/testing/shop.ts';\n",
      'server/carts/cart-store.ts': "export { a } from '../../api/carts/shapes.ts';\n",
      'server/files/draw.ts': "import { a } from '@ribambelle/pictures/shapes.ts';\n",
      'ui/list.ts': "let a: import('@ribambelle/server/action.ts').Action;\n",
    },
    says: [
      'domain/carts/total.ts:1',
      'back-office/menu.ts:3',
      'server/main.ts:1',
      'server/carts/cart-store.ts:1',
      'server/files/draw.ts:1',
      'ui/list.ts:1',
    ],
  },
  right: {
    files: {
      'server/carts/cart-store.ts':
        "import { a } from '@ribambelle/domain/carts/total.ts';\nimport { b } from '../database/pool.ts';\n",
      'server/carts/get-cart.test.ts': "import { openShop } from '@ribambelle/testing/shop.ts';\n",
      'tools/start/serve.ts': "import { startServer } from '@ribambelle/server/main.ts';\n",
    },
  },
};

function judge(source: Source, imported: Import): readonly Violation[] {
  const from = partOf(source.path);
  const to = imported.path === null ? '' : partOf(imported.path);
  const allowed = ARROWS[from];
  if (imported.path === null || to === from || from === '') return [];
  if (imported.specifier.startsWith('.')) {
    return [
      at(source, {
        offset: imported.offset,
        sentence: `Reach another part by its name: @ribambelle/${imported.path}.`,
      }),
    ];
  }
  if (allowed === undefined || allowed.includes(to) || allowed.includes(imported.path)) return [];
  if ((to === 'testing' || to === 'tools') && isTest(source.path)) return [];
  return [
    at(source, {
      offset: imported.offset,
      sentence: `${from} may not see ${imported.path} (see the table in ARCHITECTURE.md).`,
    }),
  ];
}
