import { updateActivityOptions as endpoint } from '@ribambelle/api/activities/update-activity-options.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { requireVersion } from '../audit/require-version.ts';
import { refuseOtherCategory } from '../organisers/index.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { textReader } from '../texts/bilingual.ts';
import { lockActivity, moveActivityVersion } from './activity-store.ts';
import { lockPricesOf } from './option-stock-store.ts';
import { loadOffered, saveOption, withdrawOptions } from './option-store.ts';

/** Sets the options of an activity; an id of another activity or option is refused. */
export const updateActivityOptions = action(endpoint, async (context) => {
  const { db, request, organiser } = context;
  const row = orRefuse(await lockActivity(db, request.activity), 'ACTIVITY_NOT_FOUND');
  const { options, version } = request;
  await requireVersion(db, { record: row, read: version });
  if (options === undefined) return { message: null };
  await lockPricesOf(db, row.id);
  const existing = await loadOffered(db, row.id);
  for (const [index, option] of options.entries()) {
    const known = option.id === null || existing.options.has(option.id);
    const ownsPrices = option.prices.every(
      ({ id }) => id === null || (option.id !== null && existing.prices.get(id) === option.id),
    );
    const field = `options.${index}.vat_category`;
    refuseOtherCategory(option.vat_category, { organiser, field });
    if (!known || !ownsPrices) refuse('OPTION_UNKNOWN', { [`options.${index}`]: 'OPTION_UNKNOWN' });
  }
  await withdrawOptions(db, row.id);
  for (const [order, option] of options.entries())
    await saveOption(db, { activity_id: row.id, order, option });
  await moveActivityVersion(db, row.id);
  const text = textReader(context);
  const changes = {
    options: { from: existing.options.size, to: options.map(({ title }) => text(title)) },
  };
  await logAct(context, {
    act: 'activity-options.update',
    noun: 'activities',
    record: row,
    summary: text(row.title),
    changes,
  });
  return { message: null };
});
