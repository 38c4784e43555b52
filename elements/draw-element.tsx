import { FIRST_LANGUAGE } from '@ribambelle/domain/base/languages.ts';
import { type Router, RouterProvider } from '@ribambelle/ui/router/router-context.tsx';
import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { z } from 'zod';
import type { ViewProps } from './element.ts';

interface DrawnElement<Settings> {
  readonly schema: z.ZodType<Settings>;
  readonly View: ComponentType<ViewProps<Settings>>;
  readonly settings: unknown;
  readonly children?: ReactNode;
}

const nothing = () => {};
const router: Router = {
  pageUrl: {
    language: FIRST_LANGUAGE,
    path: '/',
    search: '',
    hash: '',
  },
  params: {},
  hostname: 'localhost',
  navigate: nothing,
  prefetch: nothing,
  reload: nothing,
};

/**
 * For tests: draws an element from its settings, in French on the home page. Returns the HTML;
 * empty when the schema refuses the settings.
 */
export function drawElement<Settings>({
  schema,
  View,
  settings,
  children,
}: DrawnElement<Settings>): string {
  const parsed = schema.safeParse(settings);
  if (!parsed.success) return '';
  return renderToStaticMarkup(
    <RouterProvider router={router}>
      <View settings={parsed.data} params={{}} id="element">
        {children}
      </View>
    </RouterProvider>,
  );
}
