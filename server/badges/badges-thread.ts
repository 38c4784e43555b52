import { drawDefinition, writerFor } from '../pdf/draw-definition.ts';
import { workPatiently } from '../threads/work-patiently.ts';
import { badgeLosses } from './badge-losses.ts';
import { badgeSheets } from './badge-sheets.ts';
import type { BadgeWork } from './draw-badges.ts';
import { ROBOTO } from './fit-text.ts';
import { measureBy } from './measure-by.ts';

workPatiently(work);

async function work({ order, draws }: BadgeWork) {
  const writer = await writerFor(order);
  const measure = writer === null ? ROBOTO : measureBy(writer);
  const missingSigns = (text: string) => writer?.missing(text) ?? [];
  const losses = badgeLosses(order, { measure, missing: missingSigns });
  const bytes = draws
    ? await drawDefinition(badgeSheets(order, measure), writer)
    : new Uint8Array();
  return { bytes, losses };
}
