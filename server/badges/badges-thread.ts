import { drawDefinition, writerFor } from '../pdf/draw-definition.ts';
import { workPatiently } from '../threads/work-patiently.ts';
import { type BadgeOrder, badgeSheets } from './badge-sheets.ts';
import { ROBOTO } from './fit-text.ts';
import { measureBy } from './measure-by.ts';

workPatiently(draw);

async function draw(order: BadgeOrder): Promise<Buffer> {
  const writer = await writerFor(order);
  const measure = writer === null ? ROBOTO : measureBy(writer);
  return drawDefinition(badgeSheets(order, measure), writer);
}
