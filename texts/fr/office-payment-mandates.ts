const REASONS: Readonly<Record<string, string>> = {
  insufficient_funds: 'provision insuffisante',
  AM04: 'provision insuffisante',
  authentication_required: 'la banque demande à la famille de confirmer',
  card_expired: 'carte expirée',
  expired_card: 'carte expirée',
  lost_card: 'carte perdue ou volée',
  stolen_card: 'carte perdue ou volée',
  closed_account: 'compte fermé',
  AC04: 'compte fermé',
  mandate_invalid: 'l’accord n’est plus connu du prestataire',
  MD01: 'l’accord n’est plus connu du prestataire',
};

export const texts = {
  title: 'Moyens de paiement gardés',
  help: 'Le prestataire de paiement garde la carte ou le compte ; les prochaines échéances et les renouvellements sont prélevés le matin de leur jour.',
  valid_until: (month: string) => `valable jusqu’en ${month}`,
  since: (day: string) => `gardé depuis le ${day}`,
  ended_on: (day: string, reason: string) => `${reason}, le ${day}`,
  erased: 'Moyen de paiement effacé',
  words: 'Ce que la famille a accepté',
  end: 'Ne plus garder',
  end_of: (label: string) => `Ne plus garder ${label}`,
  end_title: 'Ne plus garder ce moyen de paiement ?',
  end_help:
    'Plus rien ne sera prélevé de la famille, sauf un paiement déjà en route. Ce qui reste dû devra être payé autrement.',
  ended: 'Ce moyen de paiement n’est plus gardé.',
  collected: 'Moyen de paiement gardé',
  failure: 'Échec du prélèvement',
  /** A reason of a bank or provider, by its own code where we have no words for it. */
  reasonOf: (code: string): string => REASONS[code] ?? code,
  advices: {
    TRY_LATER: 'peut réussir plus tard',
    ACT: 'la famille doit payer elle-même',
    NEVER: 'refusé pour de bon : le moyen de paiement n’est plus gardé',
  },
};
