import type { DifferenceKind } from '@ribambelle/domain/payments/compare-books.ts';
import { plural } from '../formats/plural.ts';

const KINDS: Readonly<Record<DifferenceKind, string>> = {
  UNKNOWN: 'Encaissé chez le prestataire, mais absent de vos livres.',
  MISSING: 'Dans vos livres, mais absent chez le prestataire.',
  AMBIGUOUS: 'Le montant, la devise ou la référence n’est pas la même chez le prestataire.',
  DIFFERENT: 'Le prestataire en sait plus que vos livres : demandez-lui ce qu’il y a de nouveau.',
};

export const texts = {
  title: 'Différences avec vos prestataires',
  opening:
    'Chaque nuit, les livres de vos prestataires de paiement sont comparés aux vôtres. Rien n’est changé sans vous.',
  none: 'Les livres de vos prestataires et les vôtres sont les mêmes.',
  notice: (count: number) =>
    `${count} ${plural('fr', count, { one: 'différence', other: 'différences' })} entre les livres de vos prestataires et les vôtres.`,
  see: 'Voir lesquelles',
  shown: (count: number, of: number) => `Les ${count} plus récentes sur ${of}.`,
  kinds: KINDS,
  without_payment: 'Aucune famille connue',
  noticed: (moment: string) => `remarqué le ${moment}`,
  ask: 'Demander au prestataire',
  ask_of: (reference: string) => `Demander au prestataire pour ${reference}`,
  news: 'Le prestataire avait du nouveau : le paiement est à jour.',
  no_news: 'Rien de nouveau chez le prestataire.',
  close: 'Clore avec un mot',
  close_of: (reference: string) => `Clore avec un mot ${reference}`,
  close_title: 'Clore cette différence',
  close_help:
    'À utiliser quand elle est expliquée ailleurs. Vos livres restent comme ils sont, et cette différence ne sera plus montrée.',
  note: 'Explication',
  closed: 'Différence close.',
};
