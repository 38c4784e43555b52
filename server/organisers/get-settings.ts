import { getSettings as endpoint } from '@ribambelle/api/organisers/get-settings.ts';
import { writtenPhone } from '@ribambelle/domain/base/phone.ts';
import { writtenCompanyNumber } from '@ribambelle/domain/organisers/company-number.ts';
import { action } from '../action.ts';
import { findOrganiser } from './organiser.ts';
import { paymentsOf } from './payments-of.ts';
import { preferencesOf } from './preferences-of.ts';
import { findLogo } from './settings-store.ts';

/**
 * Answers the settings that the collaborator may see. They are read from the row: the remembered
 * ones may be a moment older than those just saved.
 */
export const getSettings = action(endpoint, async ({ db, organiser: remembered, collaborator }) => {
  const organiser = (await findOrganiser(db)) ?? remembered;
  const { name, legal_name, company_number, email, phone, street, number, postcode, city } =
    organiser;
  return {
    version: organiser.version,
    identity: {
      name,
      legal_name,
      company_number: writtenCompanyNumber(company_number),
      email,
      phone: writtenPhone(phone),
      street,
      number,
      postcode,
      city,
    },
    logo_url: await findLogo(db, organiser),
    preferences: collaborator.permissions.includes('organiser-preferences.read')
      ? preferencesOf(organiser)
      : null,
    payments: collaborator.permissions.includes('organiser-payments.read')
      ? paymentsOf(organiser)
      : null,
  };
});
