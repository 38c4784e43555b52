import type { Organiser } from './organiser.ts';

/** Returns the look and behaviour of an organiser's site from its settings. */
export function preferencesOf(organiser: Organiser) {
  const { accent_color, language, languages, cart_minutes } = organiser;
  const { confirmed_email_required, customer_participant_created, coupons_enabled } = organiser;
  return {
    accent_color,
    language,
    languages: [...languages],
    cart_minutes,
    confirmed_email_required,
    customer_participant_created,
    coupons_enabled,
  };
}
