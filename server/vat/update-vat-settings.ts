import { updateVatSettings as endpoint } from '@ribambelle/api/vat/update-vat-settings.ts';
import { decideRegime, impossibleUses, type WantedRegime } from '@ribambelle/domain/vat/regime.ts';
import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { requireVersion } from '../audit/require-version.ts';
import { withChanges } from '../audit/with-changes.ts';
import { lockOrganiser, saveSettings } from '../organisers/index.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { Refusal, refuse } from '../refusal.ts';
import { countUses } from './vat-views.ts';

/** Says or changes the regime of the organiser; choices that it would make impossible stop it. */
export const updateVatSettings = action(endpoint, async (context) => {
  const { db, request, organiser, language, now } = context;
  const { version, ...requested } = request;
  const row = await lockOrganiser(db);
  await requireVersion(db, { record: row, read: version });
  const { vat_regime, vat_category, service_fee_vat_category } = row;
  const before = { vat_regime, vat_category, service_fee_vat_category };
  const wanted = complete(withChanges(before, requested));
  const uses = await countUses(db);
  const decision = decideRegime(wanted, uses);
  if (!decision.ok && decision.refused === 'VAT_CATEGORIES_IN_USE') {
    const count = impossibleUses(wanted.vat_regime, uses);
    const words = textsFor(language).vat.categoriesInUse(count);
    throw new Refusal(decision.refused, { fields: decision.fields, details: { count }, words });
  }
  if (!decision.ok) refuse(decision.refused, decision.fields);
  await saveSettings(db, { values: wanted, now });
  await logAct(context, {
    act: 'organiser-payments.update',
    noun: 'organisers',
    record: row,
    summary: organiser.name,
    before,
    after: { ...wanted },
  });
  return { message: null };
});

/** Returns settings that say a regime and its default. Refuses VAT_REGIME_UNSAID for others. */
function complete(
  of: Pick<Organiser, 'vat_regime' | 'vat_category' | 'service_fee_vat_category'>,
): WantedRegime {
  const { service_fee_vat_category } = of;
  const vat_regime = of.vat_regime ?? unsaid('vat_regime');
  const vat_category = of.vat_category ?? unsaid('vat_category');
  return { vat_regime, vat_category, service_fee_vat_category };
}

function unsaid(field: keyof WantedRegime): never {
  return refuse('VAT_REGIME_UNSAID', { [field]: 'VAT_REGIME_UNSAID' });
}
