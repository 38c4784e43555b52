export const texts = {
  title: 'Rappels de paiement',
  none: 'Aucun rappel envoyé.',
  send: 'Envoyer un rappel',
  send_title: 'Envoyer un rappel maintenant',
  send_help: (amount: string) =>
    `La famille reçoit un e-mail avec tout ce qui est en retard (${amount}), de quoi le payer, et quatorze jours au moins. Il est gratuit et compte comme un rappel.`,
  sent: 'Rappel en route.',
  reminded: (day: string, rank: number) =>
    rank === 1 ? `Rappelé le ${day}` : `Rappelé le ${day} (${rank}e rappel)`,
  on_its_way: 'Rappel en préparation',
  until: (day: string) => `à payer au plus tard le ${day}`,
  by: (name: string | null) => (name === null ? 'envoyé automatiquement' : `envoyé par ${name}`),
  stop: 'Ne plus rappeler',
  go_on: 'Rappeler de nouveau',
  stop_of: (communication: string) => `Ne plus rappeler ${communication}`,
  go_on_of: (communication: string) => `Rappeler de nouveau ${communication}`,
  stopped: 'Aucun rappel : arrêté par l’équipe',
  stop_done: 'Plus de rappel pour ce montant.',
  go_on_done: 'Les rappels reprennent.',
};
