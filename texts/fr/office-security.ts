import type { SecurityEventType } from '@ribambelle/domain/logs/security-events.ts';

const TYPES: Readonly<Record<SecurityEventType, string>> = {
  'sign-in.succeeded': 'Connexion',
  'sign-in.new-device': 'Connexion sur un nouvel appareil',
  'sign-in.failed': 'Connexion refusée',
  'sign-in.blocked': 'Connexion bloquée : trop d’essais',
  'sessions.ended': 'Sessions fermées',
  'access-rules.changed': 'Règles de connexion changées',
  'passkey.added': 'Clé d’accès ajoutée',
  'passkey.removed': 'Clé d’accès supprimée',
  'recovery-code.used': 'Code de secours utilisé',
  'recovery-codes.renewed': 'Nouveaux codes de secours',
  'second-factor.failed': 'Mauvais code de double vérification',
  'second-factor.enabled': 'Double vérification activée',
  'second-factor.disabled': 'Double vérification désactivée',
  'password.changed': 'Mot de passe changé',
  'password.reset': 'Mot de passe réinitialisé',
  'password-link.requested': 'Lien de mot de passe demandé',
  'password.confirmation-failed': 'Confirmation par mot de passe refusée',
  'email.change-requested': 'Changement d’adresse e-mail demandé',
  'email.changed': 'Adresse e-mail changée',
  'account.deleted': 'Compte supprimé',
  'collaborator.created': 'Collaborateur ajouté',
  'collaborator.changed': 'Collaborateur modifié',
  'role.changed': 'Rôle modifié',
  'bank-account.changed': 'Compte bancaire changé',
  'mail-server.changed': 'Serveur d’e-mail changé',
  'host-name.changed': 'Adresse du site changée',
  'data.exported': 'Données exportées',
  'refund.created': 'Remboursement',
  'test-mode.changed': 'Mode test changé',
  'provider-message.unreadable': 'Message illisible du prestataire de paiement',
};

const DETAILS = new Map([
  ['from', 'avant'],
  ['to', 'après'],
  ['list', 'liste'],
  ['rows', 'lignes'],
  ['role', 'rôle'],
  ['email', 'e-mail'],
  ['amount', 'montant'],
  ['left', 'restants'],
  ['passkey', 'clé d’accès'],
  ['browser', 'navigateur'],
  ['system', 'appareil'],
  ['way', 'mode'],
  ['provider', 'prestataire'],
]);

const VALUES = new Map([
  ['ORIGIN', 'par le moyen d’origine'],
  ['BANK', 'virement ou espèces'],
  ['WALLET', 'portefeuille'],
  ['PROVIDER', 'en ligne'],
  ['registrations', 'inscriptions'],
  ['true', 'oui'],
  ['false', 'non'],
  ['', 'rien'],
]);

const KINDS = new Map([
  ['CUSTOMER', 'Client'],
  ['COLLABORATOR', 'Collaborateur'],
  ['VISITOR', 'Visiteur'],
  ['SYSTEM', 'Plateforme'],
]);

export const texts = {
  title: 'Journal de sécurité',
  event: 'Événement',
  actor: 'Qui',
  address: 'Adresse IP',
  details: 'Détails',
  all_types: 'Tous les événements',
  all_actors: 'Tout le monde',
  actor_kind: 'Genre',
  typeOf: (type: string) => new Map<string, string>(Object.entries(TYPES)).get(type) ?? type,
  kindOf: (kind: string) => KINDS.get(kind) ?? kind,
  detail: (name: string, value: string) =>
    `${DETAILS.get(name) ?? name} : ${VALUES.get(value) ?? value}`,
};
