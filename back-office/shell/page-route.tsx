import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import { type ComponentType, Suspense } from 'react';
import type { RouteObject } from 'react-router';
import { useMay } from '../data/session.tsx';
import { PanelNotPermitted } from '../panels/panel-not-permitted.tsx';
import { Broken, NotPermitted } from './messages.tsx';

/**
 * A panel beside its list, at an address below it; `permission` when it needs more than the list.
 */
export interface PanelRoute {
  readonly path: string;
  readonly permission?: Permission;
  readonly lazy: () => Promise<{ Component: ComponentType }>;
}

/**
 * Returns the route of a page: its code is loaded when it is first opened, and without the
 * permission it is not shown.
 */
export function pageRoute(input: {
  path: string;
  permission: Permission | null;
  load: () => Promise<ComponentType>;
  panels?: readonly PanelRoute[];
}): RouteObject {
  const refusal = () => <PanelNotPermitted list={input.path} />;
  return {
    path: input.path,
    errorElement: <Broken />,
    lazy: async () => {
      const page = await input.load();
      return {
        Component: () => (
          <Permitted permission={input.permission} page={page} refusal={NotPermitted} />
        ),
      };
    },
    children: (input.panels ?? []).map((panel) => ({
      path: panel.path,
      handle: { permission: panel.permission ?? input.permission },
      lazy: async () => {
        const { Component } = await panel.lazy();
        return {
          Component: () => (
            <Permitted permission={panel.permission ?? null} page={Component} refusal={refusal} />
          ),
        };
      },
    })),
  };
}

/**
 * Shows a page or its refusal. It suspends by itself, so that the list behind a panel stays as it
 * is while the texts of the panel load.
 */
function Permitted(props: {
  permission: Permission | null;
  page: ComponentType;
  refusal: ComponentType;
}) {
  const may = useMay();
  const Page = props.permission === null || may(props.permission) ? props.page : props.refusal;
  return (
    <Suspense fallback={null}>
      <Page />
    </Suspense>
  );
}
