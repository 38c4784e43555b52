import { getSegment as endpoint } from '@ribambelle/api/segments/get-segment.ts';
import { isGroup } from '@ribambelle/domain/segments/segment.ts';
import { action } from '../action.ts';
import { orRefuse } from '../refusal.ts';
import { textReader } from '../texts/bilingual.ts';
import { segmentName } from './segment-name.ts';
import { findNames, findSegment } from './segment-views.ts';

/** Returns one segment of the organiser. */
export const getSegment = action(endpoint, async ({ db, request, organiser, language }) => {
  const { segment } = request;
  const row = orRefuse(await findSegment(db, segment), 'SEGMENT_NOT_FOUND');
  const cuids = row.conditions.rules.flatMap((rule) =>
    (isGroup(rule) ? rule.rules : [rule]).flatMap((one) => ('values' in one ? one.values : [])),
  );
  const text = textReader({ language, organiser });
  const names = await findNames(db, cuids);
  return {
    ...row,
    name: segmentName(row, language),
    names: names.map(({ cuid, title, name }) => ({ cuid, name: name ?? text(title) })),
  };
});
