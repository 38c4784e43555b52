import { elided } from '../formats/elided.ts';
import { plural } from '../formats/plural.ts';

export const texts = {
  greeting: (firstname: string) => `Bonjour ${firstname},`,
  cart_subject: (organiser: string) => `${organiser} : votre inscription est confirmée`,
  advance_opening:
    'Une place s’est libérée. Comme convenu, nous l’avons commandée pour vous. En voici le résumé.',
  cart_opening: 'Merci ! Votre inscription est confirmée. En voici le résumé.',
  order_subject: (organiser: string) => `${organiser} : votre commande est confirmée`,
  order_opening: 'Merci ! Votre commande est confirmée. En voici le résumé.',
  voucher_code: 'Code',
  voucher_code_lost: 'Nous n’arrivons plus à l’afficher : contactez-nous',
  voucher_amount: 'Valeur',
  voucher_until: 'À utiliser jusqu’au',
  voucher_once_paid: 'Dès que le paiement est reçu',
  gift_subject: (name: string) => `${name} vous offre un bon cadeau`,
  gift_opening: (name: string) => `${name} vous offre un bon cadeau.`,
  gift_redeem: 'Utiliser ce bon',
  gift_closing: 'Le bon se trouve aussi en pièce jointe, à imprimer ou à garder.',
  voucher_cancelled_subject: (organiser: string) => `${organiser} : un bon cadeau est annulé`,
  voucher_cancelled_opening: (title: string) =>
    `Votre bon cadeau « ${title} » est annulé et ne peut plus être utilisé.`,
  booking_cancelled_subject: (organiser: string) => `${organiser} : une réservation est annulée`,
  booking_cancelled_opening: (resource: string) =>
    `Votre réservation de « ${resource} » est annulée.`,
  booking_cancelled_calendar: 'Le fichier joint l’indique aussi dans votre agenda.',
  booking_moved_subject: (organiser: string) => `${organiser} : votre réservation est déplacée`,
  booking_moved_opening: (resource: string) =>
    `Votre réservation de « ${resource} » est déplacée. Voici ce qui change.`,
  booking_moved_from: 'Avant',
  booking_moved_to: 'Maintenant',
  booking_moved_closing:
    'Le fichier joint met votre agenda à jour. Cela ne vous convient pas ? Répondez à cet e-mail ou appelez-nous.',
  moved_subject: (organiser: string) => `${organiser} : une inscription est déplacée`,
  moved_opening: (participant: string, activity: string) =>
    `L’inscription ${elided('de', participant)} à « ${activity} » est déplacée. Voici ce qui change.`,
  moved_from: 'Avant',
  moved_to: 'Maintenant',
  moved_owed: 'Reste à payer',
  moved_pay: 'Vous trouvez dans votre compte comment payer ce qui reste.',
  moved_credit: (amount: string) =>
    `Ce que vous aviez payé en trop, ${amount}, est dans votre portefeuille.`,
  moved_closing:
    'Le fichier joint met votre agenda à jour. Cela ne vous convient pas ? Répondez à cet e-mail ou appelez-nous.',
  replaced_subject: (organiser: string) => `${organiser} : une inscription change de nom`,
  replaced_opening: (participant: string, activity: string) =>
    `L’inscription à « ${activity} » est maintenant au nom ${elided('de', participant)}.`,
  replaced_closing: 'Ce n’est pas ce que vous attendiez ? Répondez à cet e-mail ou appelez-nous.',
  restored_subject: (organiser: string) => `${organiser} : une inscription est rétablie`,
  restored_opening: (participant: string, activity: string) =>
    `L’inscription ${elided('de', participant)} à « ${activity} » n’est plus annulée : la place est de nouveau la sienne.`,
  price_set_subject: (organiser: string) => `${organiser} : le prix d’une inscription a changé`,
  price_set_opening: (participant: string, activity: string) =>
    `Le prix de l’inscription ${elided('de', participant)} à « ${activity} » a changé.`,
  changed_subject: (organiser: string) => `${organiser} : une inscription est modifiée`,
  changed_opening: (participant: string, activity: string) =>
    `L’inscription ${elided('de', participant)} à « ${activity} » est modifiée. Voici ce qu’elle comprend maintenant.`,
  bundle_pays: 'Paie',
  bundle_registrations: (count: number) =>
    `${count} ${plural('fr', count, { one: 'inscription', other: 'inscriptions' })}`,
  bundle_unlimited: 'des inscriptions sans limite de nombre',
  membership_from: 'À partir du',
  membership_cancelled_subject: (organiser: string) => `${organiser} : un abonnement est annulé`,
  membership_cancelled_opening: (title: string) =>
    `Votre abonnement « ${title} » est annulé et ne vaut plus.`,
  membership_renewal_subject: (organiser: string, title: string) =>
    `${organiser} : « ${title} » sera renouvelé`,
  membership_renewal_opening: (title: string) =>
    `Votre abonnement « ${title} » arrive à sa fin et se renouvelle de lui-même.`,
  membership_renewal_ends: 'Fin de la période',
  membership_renewal_on: 'Renouvelé le',
  membership_renewal_price: 'Prix de la suite',
  membership_renewal_nothing_to_do:
    'Vous n’avez rien à faire : vous recevrez alors votre commande, avec de quoi la payer. Vous ne voulez pas continuer ? Arrêtez le renouvellement avant ce jour, en un clic.',
  membership_renewal_button: 'Voir ou arrêter le renouvellement',
  bundle_cancelled_subject: (organiser: string) => `${organiser} : un pack est annulé`,
  bundle_cancelled_opening: (title: string) =>
    `Votre pack « ${title} » est annulé et ne peut plus servir. Les inscriptions qu’il a payées restent.`,
  request_subjects: {
    PENDING: (organiser: string) => `${organiser} : nous avons reçu votre demande`,
    APPROVED: (organiser: string) => `${organiser} : votre demande est acceptée`,
    REJECTED: (organiser: string) => `${organiser} : votre demande n’a pas pu être acceptée`,
  },
  request_openings: {
    PENDING: (activity: string) => `Nous avons bien reçu votre demande pour « ${activity} ».`,
    APPROVED: (activity: string) => `Votre demande pour « ${activity} » est acceptée.`,
    REJECTED: (activity: string) => `Votre demande pour « ${activity} » n’a pas pu être acceptée.`,
  },
  request_closings: {
    PENDING:
      'Aucune place n’est encore réservée et vous n’avez rien à payer. Nous vous écrivons dès que votre demande est traitée.',
    APPROVED: 'Un autre e-mail résume votre commande et dit comment la payer.',
    REJECTED: 'Vous n’avez rien à payer. Une autre date convient peut-être ?',
  },
  request_tier: 'Formule',
  request_given: 'Place réservée',
  request_not_given: 'Non acceptée',
  request_message: 'Message',
  see_request: 'Voir ma demande',
  for_participant: 'Pour',
  when: 'Quand',
  where: 'Où',
  price: 'Prix',
  total: 'Total',
  service_fee: 'Frais de service',
  paid: 'Déjà payé',
  outstanding: 'Reste à payer',
  transfer_heading: 'Payer par virement',
  order_collected: (means: string) =>
    `Vous n’avez rien à faire : le reste sera prélevé avec le moyen de paiement que vous avez gardé (${means}), au dernier jour pour payer.`,
  transfer_opening: 'Scannez ce code avec l’application de votre banque, ou recopiez ces données :',
  transfer_qr: 'Code QR du virement',
  due: 'Au plus tard le',
  due_heading: 'À payer',
  due_parts: {
    part: (amount: string, day: string, titles: string) =>
      `${amount} au plus tard le ${day}, pour ${titles}.`,
    rest: (amount: string, day: string) => `Le reste, ${amount}, au plus tard le ${day}.`,
    rest_free: (amount: string) => `Le reste, ${amount}, sans date limite.`,
  },
  beneficiary: 'Bénéficiaire',
  iban: 'Compte',
  amount: 'Montant',
  communication: 'Communication',
  see_order: 'Voir ma commande',
  chosen: 'Choisi',
  cancelled_subject: (organiser: string) => `${organiser} : une inscription est annulée`,
  cancelled_opening: (participant: string, activity: string) =>
    `L’inscription ${elided('de', participant)} à « ${activity} » est annulée.`,
  cancelled_reason: 'Raison',
  order_conditions: 'Si vous changez d’avis',
  cancelled_fee: 'Frais d’annulation',
  cancelled_online: 'Remboursé sur votre moyen de paiement',
  cancelled_wallet: 'Crédit dans votre portefeuille',
  cancelled_given_back:
    'Un remboursement en ligne arrive en quelques jours. Pour toute question, répondez à cet e-mail.',
  cancelled_closing:
    'Si vous avez payé et que rien n’est encore remboursé, l’organisateur revient vers vous. Pour toute question, répondez à cet e-mail.',
  too_few_subject: (organiser: string, activity: string) =>
    `${organiser} : « ${activity} » n’aura pas lieu`,
  too_few_opening: (activity: string) =>
    `Nous sommes désolés : trop peu de personnes se sont inscrites à « ${activity} », qui n’aura donc pas lieu.`,
  too_few_registered: 'Inscription annulée',
  too_few_waiting: 'Plus sur la liste d’attente',
  too_few_paid: (amount: string) =>
    `Vous avez déjà payé ${amount} : vous ne devez plus rien pour cette activité, et l’organisateur revient vers vous pour le remboursement.`,
  too_few_unpaid: 'Vous ne devez rien pour cette activité.',
  too_few_bundle: 'Ce que votre pack avait payé peut de nouveau servir.',
  too_few_closing: 'Pour toute question, répondez à cet e-mail.',
  sharing_subject: (organiser: string, child: string) =>
    `${organiser} : ${child} est aussi dans un autre compte`,
  sharing_with_them: (child: string, family: string) =>
    `À la demande d’une famille, nous avons ajouté ${child} au compte ${elided('de', family)}, en plus du vôtre.`,
  sharing_with_you: (child: string, families: string) =>
    `Nous avons ajouté ${child} à votre compte. ${child} reste aussi dans le compte ${elided('de', families)}.`,
  sharing_means: (child: string) =>
    `Chaque famille peut désormais voir et corriger la fiche ${elided('de', child)}, et l’inscrire. Les commandes et les paiements restent à celle qui les a faits.`,
  sharing_no: (phone: string) =>
    phone === ''
      ? 'Vous n’êtes pas d’accord ? Répondez à cet e-mail : nous retirerons ce partage.'
      : `Vous n’êtes pas d’accord ? Répondez à cet e-mail ou appelez le ${phone} : nous retirerons ce partage.`,
  review_answer_subject: (organiser: string, activity: string) =>
    `${organiser} répond à votre avis sur « ${activity} »`,
  review_answer_opening: (activity: string) =>
    `Merci encore pour votre avis sur « ${activity} ». Voici notre réponse :`,
  review_answer_button: 'Voir mon avis et la réponse',
  vacancy_subject: (organiser: string, activity: string) =>
    `${organiser} : une place se libère à « ${activity} »`,
  vacancy_opening: (participant: string, activity: string) =>
    `Une place vient de se libérer à « ${activity} », où ${participant} est sur liste d’attente.`,
  vacancy_hurry: 'Elle n’est pas réservée : la première personne qui s’inscrit l’obtient.',
  vacancy_opens: 'Inscriptions dès le',
  vacancy_button: 'Voir la place libre',
  vacancy_closing:
    'Si vous n’inscrivez personne, vous gardez votre tour dans la liste. Vous pouvez la quitter à tout moment depuis votre compte.',
  offer_subject: (organiser: string, activity: string) =>
    `${organiser} : une place vous attend à « ${activity} »`,
  offer_opening: (participant: string, activity: string) =>
    `Une place s’est libérée à « ${activity} ». Nous la gardons pour ${participant}.`,
  offer_until: 'Gardée jusqu’au',
  offer_button: 'Prendre ou laisser la place',
  offer_closing:
    'Passé ce moment, la place est proposée à la personne suivante. Si vous n’en voulez plus, laissez-la sans attendre : quelqu’un d’autre sera content.',
  credit_return_subject: (organiser: string) => `${organiser} : votre crédit n’a pas pu être versé`,
  credit_return_opening: (amount: string) =>
    `Le virement de ${amount} vers votre compte n’a pas abouti. La raison :`,
  credit_return_follows:
    'Cette somme est de nouveau dans votre portefeuille : vous pouvez l’utiliser, ou demander un autre versement.',
  credit_return_button: 'Voir mon portefeuille',
  proof_refusal_subject: (organiser: string) => `${organiser} : votre preuve de paiement`,
  proof_refusal_opening: (amount: string, day: string) =>
    `Vous nous avez montré un virement de ${amount} du ${day}. Nous n’avons pas pu l’accepter :`,
  proof_refusal_follows:
    'Vous pouvez en envoyer une autre depuis votre compte, ou répondre à cet e-mail.',
  proof_refusal_button: 'Envoyer une autre preuve',
  collection_subject: (organiser: string) => `${organiser} : un paiement n’a pas pu être prélevé`,
  collection_back_subject: (organiser: string) =>
    `${organiser} : un paiement a été repris par votre banque`,
  collection_opening: (amount: string, means: string) =>
    `Nous n’avons pas pu prélever ${amount} avec le moyen de paiement que vous avez gardé${means === '' ? '' : ` (${means})`}. Ce montant reste à payer.`,
  collection_back_opening: (amount: string, means: string) =>
    `Votre banque a repris le paiement de ${amount} fait avec le moyen de paiement que vous avez gardé${means === '' ? '' : ` (${means})`}. Ce montant est de nouveau à payer.`,
  collection_again: (day: string) =>
    `Nous essaierons encore le ${day}. Vous pouvez aussi payer dès maintenant depuis votre compte.`,
  collection_pay: 'Nous n’essaierons plus. Payez en ligne ou par virement depuis votre compte.',
  collection_ended: 'Ce moyen de paiement n’est plus gardé : rien d’autre ne sera prélevé.',
  collection_button: 'Payer',
  late_subject: (organiser: string) =>
    `${organiser} : votre paiement est arrivé, mais la place n’était plus libre`,
  late_opening: (amount: string) =>
    `Votre paiement de ${amount} est bien arrivé, mais après le délai : une ou plusieurs places n’étaient plus libres.`,
  late_credit: (amount: string) =>
    `${amount} ont été versés sur votre portefeuille. Vous pouvez les utiliser pour une autre inscription, ou demander un remboursement en répondant à cet e-mail.`,
  late_organiser_subject: (customer: string) => `Paiement tardif ${elided('de', customer)}`,
  late_organiser_opening: (customer: string, amount: string) =>
    `Un paiement ${elided('de', customer)} (${amount}) est arrivé alors que des places n’étaient plus libres.`,
  late_organiser_credit: (amount: string) =>
    `${amount} ont été versés sur son portefeuille. Vous pouvez rembourser depuis l’administration, ou proposer une autre place.`,
  late_erased_subject: 'Paiement tardif d’une famille dont le compte est supprimé',
  late_erased_opening: (amount: string) =>
    `Un paiement de ${amount} est arrivé d’une famille qui a supprimé son compte entre-temps. Aucune place n’a été prise.`,
  late_erased_credit: (amount: string) =>
    `Rendez-lui ${amount} : le paiement est dans l’administration, parmi ceux qui sont arrivés trop tard.`,
  confirm_subject: (organiser: string) => `${organiser} : confirmez votre adresse e-mail`,
  confirm_why: (organiser: string) =>
    `Cette adresse a été donnée pour un compte chez ${organiser}. Confirmez qu’elle est bien la vôtre :`,
  confirm_button: 'Confirmer mon adresse',
  confirm_lasts:
    'Ce lien sert pendant trois jours. Si ce compte n’est pas le vôtre, ne faites rien : vous ne recevrez pas de rappel.',
  email_change_subject: (organiser: string) => `${organiser} : votre adresse e-mail va changer`,
  email_change_what: (email: string) =>
    `Une nouvelle adresse e-mail a été donnée pour votre compte : ${email}. Elle remplacera celle-ci dès qu’elle sera confirmée.`,
  email_change_not_you:
    'Si ce n’est pas vous, changez tout de suite votre mot de passe et retirez la nouvelle adresse dans votre profil.',
  collaborator_link_why: (organiser: string) =>
    `Un collègue a demandé pour vous un lien pour choisir un nouveau mot de passe dans l’administration ${elided('de', organiser)} :`,
  own_link_why: (organiser: string) =>
    `Vous avez demandé un lien pour choisir un nouveau mot de passe dans l’administration ${elided('de', organiser)} :`,
  second_factor_subject: (organiser: string) =>
    `${organiser} : votre double vérification est désactivée`,
  second_factor_what: (by: string, organiser: string) =>
    `${by} a désactivé la double vérification de votre compte dans l’administration ${elided('de', organiser)}. À votre prochaine connexion, seul votre mot de passe sera demandé ; vous pourrez la réactiver dans votre compte.`,
  second_factor_not_you:
    'Si vous ne l’avez pas demandé, changez votre mot de passe et parlez-en à cette personne.',
  device: (browser: string, system: string) =>
    [browser === '' ? 'un navigateur inconnu' : browser, system].filter(Boolean).join(' sur '),
  new_device_subject: (organiser: string) => `${organiser} : connexion sur un nouvel appareil`,
  new_device_what: (what: { organiser: string; device: string; when: string; network: string }) =>
    `Votre compte dans l’administration ${elided('de', what.organiser)} vient d’être ouvert sur un appareil où il ne l’avait jamais été : ${what.device}, le ${what.when}${what.network === '' ? '' : `, depuis le réseau ${what.network}`}.`,
  new_device_yours: 'Si c’est vous, ne faites rien : cet appareil ne sera plus signalé.',
  new_device_not_you:
    'Si ce n’est pas vous, ouvrez votre compte, fermez les autres sessions et changez tout de suite votre mot de passe. Prévenez ensuite la personne qui gère l’équipe.',
  new_device_button: 'Ouvrir mon compte',
  new_password_subject: (organiser: string) => `${organiser} : votre mot de passe a été choisi`,
  new_password_what: (organiser: string, when: string) =>
    `Le mot de passe de votre compte dans l’administration ${elided('de', organiser)} a été choisi le ${when}, avec le lien reçu à cette adresse. Toutes vos sessions sont fermées : connectez-vous avec ce mot de passe.`,
  new_password_not_you:
    'Si ce n’est pas vous, quelqu’un lit peut-être vos e-mails : changez le mot de passe de votre boîte, demandez un nouveau lien sur la page de connexion, et prévenez la personne qui gère l’équipe.',
  new_password_button: 'Ouvrir la page de connexion',
  test_subject: (organiser: string) => `${organiser} : e-mail de test`,
  test_text: (organiser: string) =>
    `Ceci est un e-mail de test ${elided('de', organiser)}. Si vous le lisez, les e-mails aux familles partent bien.`,
  password_subject: (organiser: string) => `${organiser} : choisissez un nouveau mot de passe`,
  password_why: (organiser: string) =>
    `Vous avez demandé un nouveau mot de passe pour votre compte chez ${organiser}. Choisissez-le ici :`,
  password_button: 'Choisir un mot de passe',
  password_lasts:
    'Ce lien sert une seule fois et pendant une heure. Si vous n’avez rien demandé, ne faites rien : votre mot de passe reste le même.',
  colon: ' : ',
  report_subject: (organiser: string, report: string) => `${organiser} : ${report}`,
  report_empty: 'Rien à compter cette fois.',
  report_first: (shown: number, all: number) =>
    `Voici les ${shown} premières lignes sur ${all} ; le rapport les contient toutes.`,
  report_button: 'Ouvrir le rapport',
  report_why:
    'Vous recevez ce rapport chaque semaine, avec ce que vos droits vous permettent de voir.',
  report_stop: 'Ne plus le recevoir',
  /** `rank` is 1 for a first reminder. */
  reminder_subject: (organiser: string, rank: number, test: boolean) =>
    `${test ? '[Test] ' : ''}${organiser} : rappel de paiement${rank > 1 ? ` n° ${rank}` : ''}`,
  reminder_test:
    'Ceci est un essai : les paiements de cet organisateur sont en mode test, et rien n’est à payer.',
  reminder_opening: (amount: string, day: string) =>
    `Sauf erreur de notre part, nous n’avons pas encore reçu ${amount}. Merci de payer au plus tard le ${day}.`,
  reminder_ordered: 'Commandé le',
  reminder_to_transfer: 'À virer',
  transfer_first: 'À virer d’abord',
  reminder_cancels: (day: string) =>
    `Ce qui n’est toujours pas payé peut être annulé automatiquement à partir du ${day}, et la place proposée à une autre famille.`,
  reminder_button: 'Voir et payer',
  reminder_crossed:
    'Vous venez de payer ? Alors ne tenez pas compte de ce message. Une question ? Répondez à cet e-mail ou appelez-nous.',
  reminder_free: 'Ce rappel est gratuit.',
  reminder_creditor: 'Créancier',
  reminder_company_number: 'Numéro d’entreprise',
  news_because: 'Vous recevez ces nouvelles parce que vous l’avez accepté.',
  news_stop: 'Ne plus les recevoir',
};
