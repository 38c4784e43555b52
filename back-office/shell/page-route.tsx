import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { useMay } from '../data/session.tsx';
import { Broken, NotPermitted } from './messages.tsx';

/** A page at an address: its code is loaded when it is first opened, and without the permission it is not shown. */
export function pageRoute(told: {
  path: string;
  permission: Permission | null;
  load: () => Promise<ComponentType>;
  panels?: RouteObject[];
}): RouteObject {
  return {
    path: told.path,
    errorElement: <Broken />,
    lazy: async () => {
      const Page = await told.load();
      return { Component: () => <Permitted permission={told.permission} page={Page} /> };
    },
    ...(told.panels === undefined ? {} : { children: told.panels }),
  };
}

function Permitted(props: { permission: Permission | null; page: ComponentType }) {
  const may = useMay();
  const Page = props.page;
  return props.permission === null || may(props.permission) ? <Page /> : <NotPermitted />;
}
