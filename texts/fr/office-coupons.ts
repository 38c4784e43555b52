import { plural } from '../formats/plural.ts';
import { texts as segments } from './office-segments.ts';
import type { RecordWords } from '../record-words.ts';

export const errors = {
  COUPON_NOT_FOUND: 'Ce code promo n’existe pas ou plus.',
  COUPON_UNKNOWN: 'Ce code promo n’existe pas.',
  COUPON_WITHDRAWN: 'Ce code promo n’est plus valable.',
  COUPON_NOT_STARTED: 'Ce code promo n’est pas encore valable.',
  COUPON_ENDED: 'Ce code promo n’est plus valable : sa période est terminée.',
  COUPON_NOT_FOR_YOU: 'Ce code promo est réservé à d’autres familles.',
  COUPON_FOR_OTHERS: 'Ce code promo n’est pas valable pour ce qui est dans votre panier.',
  COUPON_MINIMUM: 'Votre panier n’atteint pas le minimum pour ce code promo.',
  COUPON_USED_UP: 'Ce code promo a déjà été utilisé autant de fois que prévu.',
  COUPON_ALREADY_USED: 'Vous avez déjà utilisé ce code promo.',
  COUPON_CODE_TAKEN: 'Un autre code promo s’écrit déjà ainsi.',
  COUPON_WORTH: 'Indiquez un montant ou un pourcentage, l’un des deux.',
  COUPON_TIMES: 'La fin doit venir après le début.',
  COUPON_IN_USE:
    'Ce code promo a été utilisé : il ne peut pas être supprimé. Vous pouvez le désactiver.',
};

export const texts = {
  title: 'Codes promo',
  add: 'Nouveau code promo',
  created: 'Code promo créé.',
  code: 'Code',
  code_help: 'Ce que les familles tapent. Majuscules et minuscules se valent.',
  name: 'Titre',
  name_help: 'Se lit dans le panier et sur la commande.',
  kind: 'Ce qu’il retire',
  kinds: { PERCENTAGE: 'Un pourcentage', AMOUNT: 'Un montant' },
  percentage: 'Pourcentage',
  amount: 'Montant',
  minimum: 'À partir d’un panier de',
  minimum_help: 'Vide : dès le premier euro.',
  starts: 'Valable dès',
  ends: 'Dernier jour',
  ends_help: 'Vide : pas de date de fin.',
  maximum: 'Utilisations en tout',
  maximum_customer: 'Utilisations par famille',
  unlimited_help: 'Vide : sans limite.',
  activities: 'Pour les inscriptions à',
  activities_help: 'Vide : tout, sauf les bons cadeaux.',
  active: 'Actif',
  inactive: 'Inactif',
  activate: 'Actif : il peut être utilisé pendant sa période',
  used: (used: number, limit: number | null) =>
    limit === null ? String(used) : `${used} sur ${limit}`,
  held: (count: number) =>
    `${count} ${plural('fr', count, { one: 'panier le garde', other: 'paniers le gardent' })} en ce moment.`,
  uses: 'Utilisé dans',
  no_uses: 'Ce code n’a encore servi à personne.',
  uses_more: (shown: number, all: number) => `Les ${shown} dernières de ${all} utilisations.`,
  percent: (percent: number) => `${percent.toLocaleString('fr-BE')} %`,
  percent_sign: ' %',
  removed: 'Code promo supprimé.',
};

export const record = {
  area: 'Codes promo',
  list: {
    name: 'codes-promo',
    columns: {
      code: 'Code',
      title: 'Titre',
      amount: 'Montant',
      percentage: 'Pourcentage',
      people_segment: 'Pour',
      availabilities_segment: 'Sur',
      start: 'Dès',
      end: 'Jusqu’au',
      used: 'Utilisé',
      limit: 'Au plus',
      discounted: 'Retiré en tout',
      state: 'État',
    },
    words: {
      state: { ACTIVE: 'Actif', INACTIVE: 'Inactif' },
    },
  },
  filters: {
    names: { segment: segments.chosen.filter, active: 'Tous' },
    words: { active: (code) => (code === 'true' ? texts.active : texts.inactive) },
  },
  fields: {
    min_total_amount: 'À partir d’un panier de',
    maximum_uses: 'Utilisations en tout',
    maximum_uses_per_customer: 'Utilisations par famille',
  },
} satisfies RecordWords<'coupons'>;
