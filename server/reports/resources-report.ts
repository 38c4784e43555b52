import type { RequestOf } from '@ribambelle/api/endpoint.ts';
import type { getResourcesReport } from '@ribambelle/api/reports/get-resources-report.ts';
import {
  resourcesReport as report,
  type resourcesReportRow,
} from '@ribambelle/api/reports/resources-report.ts';
import { seesFields } from '@ribambelle/domain/permissions/field-groups.ts';
import type { z } from 'zod';
import type { ListReader } from '../lists/office-list.ts';
import type { Unpaged } from '../database/counted.ts';
import { lineName } from './line-name.ts';
import { type ReportList, spanOfPeriod } from './report-views.ts';
import { type ResourcesFound, selectUse, type UseFound } from './resources-report-views.ts';

const SECONDS = 60;

/** The report of the use of resources, and of the part of their open time that is booked. */
export const resourcesReport: ReportList<
  Unpaged<RequestOf<typeof getResourcesReport>>,
  ResourcesFound,
  z.infer<typeof resourcesReportRow>,
  UseFound
> = {
  permission: report.permission,
  columns: report.columns,
  totals: (whole) => {
    const row = { key: null, name: '', ...figuresOf(whole) };
    return Object.fromEntries(
      Object.entries(report.columns).map(([name, column]) => [name, column.value(row)]),
    );
  },
  nothing: { opened: 0, booked: 0, bookings: 0, amount: 0 },
  select: (request, { organiser, language }) => {
    const { timezone } = organiser;
    const span = spanOfPeriod(request, timezone);
    return selectUse({ ...request, span, timezone, language });
  },
  present: (row, reader) => {
    const family = row.by === 'family';
    const figures = resourcesTotal(row, reader);
    return {
      key: row.key,
      name: lineName(row, reader),
      ...figures,
      open_minutes: family ? null : figures.open_minutes,
    };
  },
};

/** Returns the figures as their reader may see them. */
export function resourcesTotal(sums: UseFound, reader: Pick<ListReader, 'permissions'>) {
  const figures = figuresOf(sums);
  return { ...figures, amount: seesFields(reader.permissions, 'MONEY') ? figures.amount : null };
}

function figuresOf({ opened, booked, bookings, amount }: UseFound) {
  return {
    booked_minutes: Math.round(booked / SECONDS),
    open_minutes: Math.round(opened / SECONDS),
    share: opened === 0 ? null : Math.round((booked * 100) / opened),
    bookings,
    amount,
  };
}
