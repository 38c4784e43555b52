/** The e-mail that tells a family of its credit. */
export const texts = {
  subject: (of: { organiser: string; amount: string; test: boolean }) =>
    `${of.test ? '[Test] ' : ''}${of.organiser} : il vous reste ${of.amount} de crédit`,
  test: 'Ceci est un essai : les paiements de cet organisateur sont en mode test, et ce crédit n’est pas de l’argent réel.',
  opening: (of: { organiser: string; amount: string; day: string; since: string }) =>
    `Le ${of.day}, il y a ${of.amount} dans votre portefeuille chez ${of.organiser}. Rien n’y a bougé depuis le ${of.since}.`,
  use: 'Ce crédit sert à payer votre prochaine commande, au moment de la valider.',
  pay_out:
    'Vous préférez le recevoir sur votre compte bancaire ? Demandez-le dans votre portefeuille : il part avec nos prochains virements.',
  owed: (amount: string) =>
    `Il vous reste aussi ${amount} à payer : votre crédit peut y servir dès maintenant, dans votre compte.`,
  button: 'Voir mon portefeuille',
  pay_button: 'Voir ce qui reste à payer',
  no_hurry: 'Rien ne presse : ce crédit reste à vous. Une question ? Répondez à cet e-mail.',
};
