import type { RouteObject } from 'react-router';
import { pageRoute } from './shell/page-route.tsx';

/** The pages of reports. */
export const reportRoutes: RouteObject[] = [
  pageRoute({
    path: '/reports',
    permission: null,
    load: async () => (await import('./pages/reports/reports-page.tsx')).ReportsPage,
  }),
  pageRoute({
    path: '/reports/sent',
    permission: null,
    load: async () => (await import('./pages/reports/sent-reports-page.tsx')).SentReportsPage,
  }),
  pageRoute({
    path: '/reports/occupancy',
    permission: 'reports.participation',
    load: async () =>
      (await import('./pages/reports/occupancy-report-page.tsx')).OccupancyReportPage,
  }),
  pageRoute({
    path: '/reports/resources',
    permission: 'reports.participation',
    load: async () =>
      (await import('./pages/reports/resources-report-page.tsx')).ResourcesReportPage,
  }),
  pageRoute({
    path: '/reports/sales',
    permission: 'reports.treasury',
    load: async () => (await import('./pages/reports/sales-report-page.tsx')).SalesReportPage,
  }),
  pageRoute({
    path: '/reports/payments',
    permission: 'reports.treasury',
    load: async () => (await import('./pages/reports/payments-report-page.tsx')).PaymentsReportPage,
  }),
  pageRoute({
    path: '/reports/accounts',
    permission: 'reports.treasury',
    load: async () => (await import('./pages/reports/accounts-page.tsx')).AccountsPage,
  }),
  pageRoute({
    path: '/reports/balances',
    permission: 'reports.treasury',
    load: async () => (await import('./pages/reports/balances-page.tsx')).BalancesPage,
  }),
  pageRoute({
    path: '/reports/owed',
    permission: 'reports.treasury',
    load: async () => (await import('./pages/reports/owed-report-page.tsx')).OwedReportPage,
  }),
];
