import type { InEachLanguage } from '../base/languages.ts';

/**
 * The terms in force while an organiser has published none, and its starting text when it writes
 * them. Rich text.
 */
export const USUAL_TERMS: InEachLanguage<string> = {
  fr:
    '<h2>Inscription</h2>' +
    '<p>Une inscription vaut pour les dates et la personne indiquées. Elle est confirmée par e-mail.</p>' +
    '<h2>Paiement</h2>' +
    '<p>Le prix et l’acompte éventuel sont ceux qui sont affichés au moment de la commande, toutes taxes comprises.</p>' +
    '<h2>Annulation</h2>' +
    '<p>Une annulation se demande depuis votre compte ou en nous écrivant. Le droit de rétractation de quatorze jours ne s’applique pas aux activités de loisirs prévues à une date déterminée.</p>' +
    '<h2>Données personnelles</h2>' +
    '<p>Vos données servent à organiser les activités. Vous pouvez les consulter, les corriger et demander leur suppression.</p>',
  en:
    '<h2>Registration</h2>' +
    '<p>A registration is for the dates and the person named in it. It is confirmed by e-mail.</p>' +
    '<h2>Payment</h2>' +
    '<p>The price and the deposit, if any, are those shown when you order, taxes included.</p>' +
    '<h2>Cancellation</h2>' +
    '<p>You can cancel from your account or by writing to us. The fourteen-day right of withdrawal does not apply to leisure activities on a given date.</p>' +
    '<h2>Personal data</h2>' +
    '<p>We use your data to run the activities. You can view them, correct them and ask us to delete them.</p>',
};
