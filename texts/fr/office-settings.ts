import { settings } from './all-records.ts';

export const texts = {
  search: 'Chercher un réglage',
  found: 'Réglages trouvés',
  nothing: 'Aucun réglage ne correspond.',
  settings: {
    identity: {
      title: 'Nom et adresse de l’organisation',
      words: 'identité e-mail téléphone ASBL contact rue commune',
    },
    logo: { title: 'Logo', words: 'image' },
    mails: { title: 'Envoi des e-mails', words: 'serveur SMTP expéditeur essai' },
    sender_domain: {
      title: 'Envoyer à votre nom',
      words: 'domaine DKIM SPF DMARC signature indésirables spam expéditeur',
    },
    languages: { title: 'Langues du site', words: 'français anglais traduction' },
    cart: { title: 'Durée de réservation du panier', words: 'minutes places retenues' },
    cancellation: {
      title: 'Annulation par les familles',
      words: 'annuler frais remboursement désistement',
    },
    accounts: { title: 'Comptes des familles', words: 'adresse confirmée participant client' },
    online_payment: {
      title: 'Paiement en ligne : Mollie, Stripe',
      words: 'prestataire clé API connecter carte Bancontact Wero encaisser',
    },
    methods: { title: 'Moyens de paiement', words: 'en ligne virement acompte carte Bancontact' },
    bank: {
      title: 'Compte bancaire',
      words: 'IBAN BIC titulaire virement communication structurée',
    },
    fees: { title: 'Frais de service', words: 'commission pourcentage' },
    vat: { title: 'TVA', words: 'taxe taux régime exemption article 44 franchise 21' },
    terms_of_payment: {
      title: 'Délai de paiement et places non payées',
      words: 'échéance jours limite impayés',
    },
    credit_reminders: {
      title: 'Rappel de crédit',
      words: 'portefeuille avoir solde oublié sans mouvement mois',
    },
    test_mode: { title: 'Mode test', words: 'essai paiement fictif' },
    host_names: {
      title: 'Adresses du site',
      words: 'nom de domaine DNS URL www hébergeur enregistrement',
    },
    pages: {
      title: 'Pages du site',
      words: 'accueil page titre texte image éditeur brouillon publier SEO moteur de recherche',
    },
    announcement: { title: 'Annonce sur le site', words: 'message bandeau' },
    contact: { title: 'Contact affiché sur le site', words: 'horaires adresse réseaux sociaux' },
    menu: { title: 'Menu du site', words: 'navigation liens' },
    footer: { title: 'Pied de page du site', words: 'liens bas' },
    styles: { title: 'Vos styles', words: 'css code styles apparence' },
    favicon: { title: 'Icône du site dans les navigateurs', words: 'favicon onglet image' },
    header: { title: 'Haut de page : logo et liens', words: 'position logo liens menu défilement' },
    theme: {
      title: 'Thème et couleur du site',
      words: 'thème accent contraste polices arrondis fond',
    },
    colours: { title: 'Couleurs du site', words: 'haut bas de page contraste' },
    tags: {
      title: 'Étiquettes',
      words: 'étiquettes familles inscriptions couleurs mots',
    },
    custom_fields: {
      title: 'Questions aux familles et participants',
      words: 'champs personnalisés allergies santé école formulaire',
    },
    terms: { title: 'Conditions générales', words: 'contrat règlement version vente' },
    team: { title: 'Équipe', words: 'collaborateurs personnes inviter mot de passe' },
    access: {
      title: 'Règles de connexion',
      words: 'sécurité déconnexion pause double vérification obligatoire session',
    },
    roles: { title: 'Rôles et droits', words: 'permissions accès' },
    own_password: { title: 'Mon mot de passe', words: 'changer compte sessions langue' },
    own_second_factor: {
      title: 'Ma double vérification',
      words: 'code téléphone application secours',
    },
    ...settings,
  },
};
