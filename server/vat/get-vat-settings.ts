import { getVatSettings as endpoint } from '@ribambelle/api/vat/get-vat-settings.ts';
import { dayOf } from '@ribambelle/domain/base/days.ts';
import { VAT_CATEGORIES } from '@ribambelle/domain/vat/categories.ts';
import { rateOn } from '@ribambelle/domain/vat/rates.ts';
import { action } from '../action.ts';
import { findOrganiser } from '../organisers/organiser.ts';
import { loadOldLines } from './vat-views.ts';

/** Answers the VAT settings, read from the row: the remembered one may be a moment older. */
export const getVatSettings = action(
  endpoint,
  async ({ db, organiser: remembered, language, now }) => {
    const organiser = (await findOrganiser(db)) ?? remembered;
    const { version, vat_regime, vat_category, service_fee_vat_category, timezone } = organiser;
    const day = dayOf(now, timezone);
    const categories = VAT_CATEGORIES.flatMap((category) => {
      const inForce = rateOn(organiser.vat_rates, { category, day });
      if (inForce === null) return [];
      return [{ category, rate: inForce.rate, reason: inForce.reason[language] }];
    });
    const old_lines =
      vat_category === null ? [] : await loadOldLines(db, { vat_category, timezone });
    return {
      version,
      vat_regime,
      vat_category,
      service_fee_vat_category,
      categories,
      old_lines: [...old_lines],
    };
  },
);
