import { recordNames } from '@ribambelle/api/record-names.ts';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { pageRoute } from '../shell/page-route.tsx';
import type { Noun } from './noun.ts';

/** Returns the route of a record: its list, and below it its panel, for a new one and for each. */
export function recordRoute(
  noun: Noun,
  load: {
    readonly page: () => Promise<ComponentType>;
    readonly panel: () => Promise<ComponentType>;
  },
): RouteObject {
  const { area, one } = recordNames[noun];
  const lazy = async () => ({ Component: await load.panel() });
  return pageRoute({
    path: `/${noun}`,
    permission: `${area}.read`,
    load: load.page,
    panels: [
      { path: 'new', permission: `${area}.create`, lazy },
      { path: `:${one}`, lazy },
    ],
  });
}
