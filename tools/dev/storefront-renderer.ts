import type { PageAnswer, PageRenderer, PageRequest } from '@ribambelle/server/http/pages.ts';
import { ESModulesEvaluator, ModuleRunner } from 'vite/module-runner';
import { pageSettings } from '../start/renderer.ts';
import { ENTRY } from './storefront-sources.ts';

interface SourceRenderer extends PageRenderer {
  /** Forgets the loaded modules, since some of them have changed. */
  forget(): void;
}

/** Renders pages from the storefront's sources, which come from Vite's dev server at `modules`. */
export function rendererFromSources(modules: string): SourceRenderer {
  const invoke = async (question: object) =>
    (await fetch(modules, { method: 'POST', body: JSON.stringify(question) })).json();
  const runner = new ModuleRunner({ transport: { invoke }, hmr: false }, new ESModulesEvaluator());
  return {
    assets: '',
    forget: () => runner.clearCache(),
    render: async (request) => {
      const source: { render(request: PageRequest, build: object): Promise<PageAnswer> } =
        await runner.import('/server.tsx');
      return source.render(request, { manifest: {}, entry: ENTRY, ...pageSettings() });
    },
  };
}
