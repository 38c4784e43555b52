import { accountRoutes } from '@ribambelle/api/account-routes.ts';
import { LANGUAGES } from '@ribambelle/domain/base/languages.ts';
import react from '@vitejs/plugin-react';
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join, relative } from 'node:path';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import type { Manifest } from './document/assets.ts';
import { fileGroups } from './file-groups.ts';

/**
 * The names of scripts. Seven letters of a hash are enough to tell two versions of one file apart,
 * and every page has the names of a hundred files in its code, where a hash cannot be compressed.
 * Pictures and fonts keep the names by which the other build knows them.
 */
const HASHED = 'assets/[name]-[hash:7].js';

/**
 * The two builds: dist/client for browsers, with its manifest, and dist/server/server.js, which
 * renders pages.
 */
const BUILDS: UserConfig['environments'] = {
  client: {
    // visitors have no developer tools for React
    define: { 'process.env.NODE_ENV': '"production"', __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' },
    build: {
      outDir: 'dist/client',
      manifest: true,
      // one file: 13 KB, cached for good, instead of three to five answers for each page
      cssCodeSplit: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: {
        input: ['client.tsx', 'start-when-painted.ts'],
        output: {
          entryFileNames: HASHED,
          chunkFileNames: HASHED,
          codeSplitting: {
            groups: [...fileGroups],
          },
        },
      },
    },
  },
  ssr: {
    // all in one bundle: React's production build, whatever NODE_ENV the server has
    resolve: { noExternal: true },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: 'dist/server',
      ssr: true,
      emitAssets: false,
      target: 'es2023',
      minify: false,
      rolldownOptions: { input: 'server.tsx', output: { entryFileNames: 'server.js' } },
    },
  },
};

/**
 * `vite build --app` makes both builds; `npm run dev` serves the sources unbuilt
 * (tools/dev/storefront-sources.ts).
 */
export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    withoutBackOffice(),
    withoutWordsOfRecords(),
    withPlainImports(),
    withEverySource(),
    withFontsOfThemes(),
  ],
  css: { modules: { generateScopedName: classNameIn } },
  builder: {
    buildApp: async (builder) => {
      for (const environment of Object.values(builder.environments))
        await builder.build(environment);
      await refuseOtherNames();
    },
  },
  ...(command === 'build' ? { environments: BUILDS } : {}),
}));

/**
 * Refuses a build whose server names files that the browser's build does not have: each names fonts
 * and pictures by itself, and a page without its fonts works, but for their looks.
 */
async function refuseOtherNames(): Promise<void> {
  const server = await readFile(join(import.meta.dirname, 'dist/server/server.js'), 'utf8');
  const built = new Set(await readdir(join(import.meta.dirname, 'dist/client/assets')));
  const names = Array.from(
    server.matchAll(/\/assets\/([\w.-]+\.(?:woff2|png|webp|svg|css))/g),
    ([, name = '']) => name,
  );
  const absent = names.filter((name) => !built.has(name));
  if (absent.length > 0 || names.length === 0)
    throw new Error(`The server names files that no browser gets: ${absent.join(', ')}`);
}

/**
 * Returns the name of a style sheet's class: its own name, and four letters for the file, the same
 * for every build.
 */
function classNameIn(name: string, file: string): string {
  const path = relative(import.meta.dirname, file.replace(/\?.*$/, ''));
  return `${name}-${createHash('sha256').update(path).digest('base64url').slice(0, 4)}`;
}

/** The nouns whose texts only the server, the back-office or a preview uses. */
const NOT_FOR_VISITORS =
  'office|badges|impersonations|saved-views|saved-sections|preview|list-columns|list-filters|record-lists|offer-lists|automatic-cancellations|customer-vouchers|bulk-actions|reports|report-columns|mails|sandbox|exports|bank-transfers|carts|checkout(?!-)|participants|registrations|vat|outgoing-transfers|payment-reminders|credit-reminders|withdrawals';

/** The calls that visitors' code never makes by name: it links to their files, or has no use. */
const NOT_CALLED = 'getAttendanceQrCode|listAvailabilityPeriods|listPages|listParticipants';

/**
 * Removes the addresses of the back-office and of the account (see `api/account-routes.ts`), and
 * texts that are never shown to visitors, from the code that every browser loads.
 */
function withoutBackOffice(): Plugin {
  return {
    name: 'without-back-office',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /\/(api\/routes|texts\/all)\.ts$/ },
      handler: (code) => ({
        code: code.replaceAll(
          new RegExp(
            `^.*(/api/back-office/|\\b(${NOT_CALLED}|${Object.keys(accountRoutes).join('|')}): |(${LANGUAGES.join('|')})/(${NOT_FOR_VISITORS})\\b).*\\n`,
            'gm',
          ),
          '',
        ),
        map: null,
      }),
    },
  };
}

/**
 * Removes what the back-office says of a record from the file of its words. Visitors need its
 * refusals alone, and an object that reads a property of another one is not left out by itself.
 */
function withoutWordsOfRecords(): Plugin {
  return {
    name: 'without-words-of-records',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /\/texts\/\w+\/office-[\w-]+\.ts$/ },
      handler: (code) => ({
        code: code.replace(/^export const record = \{[\s\S]*?^\}.*$/m, ''),
        map: null,
      }),
    },
  };
}

/**
 * Replaces Vite's helper around lazy imports, which prefetches styles and files. There are none to
 * prefetch here (`cssCodeSplit`, `modulePreload`), and the helper is half a kilobyte.
 */
function withPlainImports(): Plugin {
  return {
    name: 'with-plain-imports',
    applyToEnvironment: (environment) => environment.name === 'client',
    load: {
      order: 'pre',
      filter: { id: /\bvite\/preload-helper\.js$/ },
      handler: () => ({
        code: 'export const __vitePreload = (load) => load();',
        moduleSideEffects: false,
      }),
    },
  };
}

/**
 * Completes the manifest, which names a lazy import only when it has its own file; the others are
 * named by the file that contains them.
 */
function withEverySource(): Plugin {
  return {
    name: 'with-every-source',
    applyToEnvironment: (environment) => environment.name === 'client',
    async writeBundle({ dir = '' }, bundle) {
      const path = join(dir, '.vite/manifest.json');
      const manifest: Manifest = JSON.parse(await readFile(path, 'utf8'));
      const byFile = new Map(Object.values(manifest).map((entry) => [entry.file, entry]));
      const entries = Object.values(bundle).flatMap((chunk) => {
        const entry = byFile.get(chunk.fileName);
        if (chunk.type !== 'chunk' || entry === undefined) return [];
        return chunk.moduleIds
          .filter((id) => (this.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0)
          .map((id) => [relative(import.meta.dirname, id), entry] as const);
      });
      await writeFile(path, JSON.stringify({ ...Object.fromEntries(entries), ...manifest }));
    },
  };
}

const FONTS = join(import.meta.dirname, '../ui/styles/theme-fonts.ts');

/**
 * Adds the fonts of themes to the files for browsers. The server names them in the pages of sites
 * that use them; no script does.
 */
function withFontsOfThemes(): Plugin {
  return {
    name: 'with-fonts-of-themes',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async buildStart() {
      const code = await readFile(FONTS, 'utf8');
      const paths = Array.from(
        code.matchAll(/'(@fontsource[^']+)\?url'/g),
        ([, path = '']) => path,
      );
      for (const path of paths) {
        const file = createRequire(FONTS).resolve(path);
        const source = await readFile(file);
        this.emitFile({ type: 'asset', name: basename(file), originalFileName: file, source });
      }
    },
  };
}
