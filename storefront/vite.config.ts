import react from '@vitejs/plugin-react';
import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { defineConfig, type Plugin, type UserConfig } from 'vite';

/** How the two builds are made: dist/client for browsers, with its manifest, and dist/server/server.js, which draws pages. */
const BUILDS: UserConfig['environments'] = {
  client: {
    // visitors have no developer tools for React
    define: { 'process.env.NODE_ENV': '"production"', __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' },
    build: {
      outDir: 'dist/client',
      manifest: true,
      target: 'es2023',
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_file, dependencies) =>
          dependencies.filter((file) => file.endsWith('.css')),
      },
      rolldownOptions: {
        input: 'client.tsx',
        output: {
          codeSplitting: {
            groups: [{ name: 'base', test: (file) => BASE.some((part) => part.test(file)) }],
          },
        },
      },
    },
  },
  ssr: {
    // everything in one: React's production build, whatever NODE_ENV the server has
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

/** `vite build --app` makes both builds; `npm run dev` serves the sources as they are (tools/dev/storefront-sources.ts). */
export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [react(), withoutBackOffice(), withoutMutations(), withShortPreload()],
  css: { modules: { generateScopedName: classNameIn } },
  builder: {
    buildApp: async (builder) => {
      for (const environment of Object.values(builder.environments))
        await builder.build(environment);
    },
  },
  ...(command === 'build' ? { environments: BUILDS } : {}),
}));

/** A class of a style sheet: its own name, and four letters for the file, the same for every build. */
function classNameIn(name: string, file: string): string {
  const path = relative(import.meta.dirname, file.replace(/\?.*$/, ''));
  return `${name}-${createHash('sha256').update(path).digest('base64url').slice(0, 4)}`;
}

/** What the shell and catalogues need goes into one file: fewer requests, better packed. */
const BASE = [
  /\/node_modules\/(react|react-dom|scheduler|@tanstack\/query-core)\//,
  /\/@tanstack\/react-query\/build\/modern\/(index|QueryClientProvider)\.js/,
  /\/storefront\/(client|app|page-content|load-parts|routes-when-needed|keep-answers|unsafe|navigation\/(shown|lazy|history-entry)|shell\/(shell|top-bar|header|footer|menu-link|language-switch|sign-in-links|use-))/,
  /\/ui\/(router\/(?!use-search)|texts|icons|styles|language|money\/|actions\/|dates\/local-time\.|cards\/picture)/,
  /\/ui\/data\/(call-context|query-client|site-context|use-call|use-code|use-observed|use-session|unsafe)\./,
  /\/ui\/layout\/(page|pagination|page-edges)\./,
  /\/ui\/feedback\/(progress-bar|progress-steps|empty-state|skeleton|spinner|use-lasting|loading-overlay|badge)\./,
  /\/ui\/forms\/(field|text-input|search-input|select|checkbox|split-field-props)\./,
  /\/elements\/catalogs-activities-cards-grid\/grid-(query|request)\./,
  /\/elements\/sections-(container|header)\/view\./,
  /\/elements\/(pieces\/facts\/(age-text|motif-of|properties|use-reading)|views)\.ts/,
  /\/domain\/website\/languages\./,
  /\/api\/(client|routes|unsafe)\.ts/,
  /\/texts\/(plural|all)\.ts/,
];

/** Nouns whose words only the server or the back-office says. */
const NOT_FOR_VISITORS =
  'office|saved-views|mails|sandbox|exports|bank-transfers|carts|checkout(?!-)|participants|registrations|wallet';

/** Browsers of visitors need to know neither the addresses of the back-office nor words that they never show. */
function withoutBackOffice(): Plugin {
  return {
    name: 'without-back-office',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /\/(api\/routes|texts\/all)\.ts$/ },
      handler: (code) => ({
        code: code.replaceAll(
          new RegExp(`^.*(/api/back-office/|(fr|en)/(${NOT_FOR_VISITORS})\\b).*\\n`, 'gm'),
          '',
        ),
        map: null,
      }),
    },
  };
}

/** Nothing here asks pages without end or uses react-query's mutations (ui/data/use-action.ts does that work), yet its client brings both. */
function withoutMutations(): Plugin {
  return {
    name: 'without-mutations',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /\/query-core\/build\/modern\/(infiniteQueryBehavior|mutationCache)\.js$/ },
      handler: (_code, id) => ({
        code: id.includes('mutationCache')
          ? 'export class MutationCache { findAll() { return []; } resumePausedMutations() {} clear() {} }'
          : 'export const infiniteQueryBehavior = () => {}, hasNextPage = () => false, hasPreviousPage = () => false;',
        map: null,
      }),
    },
  };
}

/** What vite puts before an import() waits for styles and modules, with nonces; ours have styles alone, from this site. */
function withShortPreload(): Plugin {
  const styleOnce = `(href) => new Promise((resolve, reject) => {
    if (document.querySelector('link[rel=stylesheet][href="' + href + '"]')) return resolve();
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload: resolve });
    link.onerror = () => { link.remove(); reject(new Error(href)); };
    document.head.append(link);
  })`;
  return {
    name: 'with-short-preload',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /vite\/preload-helper\.js$/ },
      handler: () => ({
        code: `const styleOnce = ${styleOnce};
          export const __vitePreload = (load, files = []) => Promise.all(files.map((file) => styleOnce('/' + file))).then(load);`,
        map: null,
      }),
    },
  };
}
