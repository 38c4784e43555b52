/** The terms that L’Éclaircie wrote itself, as rich text in both languages. */
export const TERMS = {
  fr:
    '<h2>Inscription</h2>' +
    '<p>Une inscription vaut pour l’enfant et les dates indiquées dans l’e-mail de confirmation. Elle est acquise dès que la commande est validée.</p>' +
    '<h2>Prix et paiement</h2>' +
    '<p>Les prix affichés comprennent l’encadrement, le matériel et l’assurance. Un virement nous parvient dans les quatorze jours, et toujours avant le premier jour.</p>' +
    '<h2>Annuler ou changer</h2>' +
    '<ul><li>Plus de quatorze jours avant le début : tout est remboursé.</li>' +
    '<li>De quatorze à trois jours avant : la moitié est remboursée.</li>' +
    '<li>Ensuite, ou en cas d’absence : rien, sauf avec un certificat médical.</li></ul>' +
    '<p>Le droit de rétractation de quatorze jours ne s’applique pas aux activités de loisirs prévues à une date déterminée.</p>' +
    '<h2>Si nous annulons</h2>' +
    '<p>S’il y a moins de cinq inscrits, nous vous prévenons une semaine à l’avance et remboursons tout, ou proposons une autre semaine.</p>' +
    '<h2>Sur place</h2>' +
    '<p>Un enfant repart avec les personnes indiquées dans sa fiche. Dites-nous avant le premier jour ses allergies et ce qui compte pour lui.</p>' +
    '<h2>Vos données</h2>' +
    '<p>Elles servent à organiser les activités et à rien d’autre. Vous les consultez et les corrigez dans votre compte, et pouvez demander leur suppression.</p>',
  en:
    '<h2>Registration</h2>' +
    '<p>A registration is for the child and the dates named in the confirmation e-mail. It is yours as soon as the order is placed.</p>' +
    '<h2>Price and payment</h2>' +
    '<p>The prices shown include staff, material and insurance. A transfer reaches us within fourteen days, and always before the first day.</p>' +
    '<h2>Cancelling or changing</h2>' +
    '<ul><li>More than fourteen days before the start: everything is refunded.</li>' +
    '<li>From fourteen to three days before: half is refunded.</li>' +
    '<li>After that, or for a child who does not come: nothing, unless with a medical certificate.</li></ul>' +
    '<p>The fourteen-day right of withdrawal does not apply to leisure activities on a given date.</p>' +
    '<h2>If we cancel</h2>' +
    '<p>With fewer than five children we tell you a week ahead and refund everything, or offer another week.</p>' +
    '<h2>On the day</h2>' +
    '<p>A child leaves with the people named in their file. Tell us before the first day about allergies and what matters to them.</p>' +
    '<h2>Your data</h2>' +
    '<p>They serve to run the activities and nothing else. You see and correct them in your account, and can ask us to delete them.</p>',
};
