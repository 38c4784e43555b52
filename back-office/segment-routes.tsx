import type { RouteObject } from 'react-router';
import { pageRoute } from './shell/page-route.tsx';

/** The pages of segments: families, participants or dates selected by conditions. */
export const segmentRoutes: RouteObject[] = [
  pageRoute({
    path: '/segments',
    permission: 'segments.read',
    load: async () => (await import('./pages/segments/segments-page.tsx')).SegmentsPage,
    panels: [
      {
        path: 'new',
        permission: 'segments.create',
        lazy: async () => ({
          Component: (await import('./pages/segments/segment-panel.tsx')).NewSegmentPanel,
        }),
      },
      {
        path: ':segment',
        lazy: async () => ({
          Component: (await import('./pages/segments/segment-panel.tsx')).SegmentPanel,
        }),
      },
    ],
  }),
];
