import type { MailFailure } from '@ribambelle/domain/notifications/mail-failures.ts';
import type { ObsoleteReason } from '@ribambelle/domain/notifications/obsolete-mail.ts';
import { plural } from '../formats/plural.ts';

const mails = (count: number) =>
  `${count} ${plural('fr', count, { one: 'e-mail', other: 'e-mails' })}`;

const FAILURES: Readonly<Record<MailFailure | ObsoleteReason, string>> = {
  NAME_UNKNOWN: 'Ce nom de serveur n’existe pas. Vérifiez l’adresse du serveur.',
  PRIVATE_NETWORK:
    'Cette adresse mène au réseau interne de la plateforme. Indiquez le serveur de votre fournisseur d’e-mail.',
  CONNECTION_REFUSED:
    'Le serveur refuse la connexion. Vérifiez le port : 465 ou 587 le plus souvent.',
  UNREACHABLE: 'Le serveur est injoignable.',
  TIME_OUT:
    'Le serveur n’a pas répondu à temps. Vérifiez l’adresse, le port et la sécurité : 465 avec TLS, 587 avec STARTTLS.',
  CONNECTION_LOST: 'Le serveur a coupé la connexion. Vérifiez le port et la sécurité.',
  CERTIFICATE:
    'Le certificat du serveur n’est pas valable pour cette adresse : nous ne lui confions pas vos e-mails.',
  SECURITY:
    'La connexion n’a pas pu être sécurisée. Essayez l’autre réglage de sécurité : 465 avec TLS, 587 avec STARTTLS.',
  SIGN_IN_REFUSED: 'Le serveur refuse ce nom d’utilisateur ou ce mot de passe.',
  SENDER_REFUSED:
    'Le serveur refuse cet expéditeur. Indiquez une adresse que ce compte peut utiliser.',
  SERVER_REFUSED: 'Le serveur refuse de nous servir.',
  PASSWORD_LOST: 'Le mot de passe enregistré ne peut plus être lu. Saisissez-le à nouveau.',
  ADDRESS_REFUSED: 'Le serveur ne connaît pas cette adresse.',
  MESSAGE_REFUSED: 'Le serveur refuse cet e-mail.',
  DELAYED: 'Le serveur demande de réessayer plus tard.',
  INTERRUPTED:
    'L’envoi a été interrompu : cet e-mail est peut-être parti. Demandez à la famille avant de le renvoyer.',
  OTHER: 'L’envoi a échoué.',
  ERASED: 'Le compte de cette famille est supprimé.',
  LINK_OVER: 'Son lien n’est plus valable : la personne peut en demander un autre.',
  OVER: 'Ce qu’il annonce est passé.',
  STOPPED: 'L’envoi a été arrêté avant que cet e-mail parte.',
  ADDRESS_UNCONFIRMED: 'La famille n’a pas confirmé son adresse e-mail.',
};

export const texts = {
  title: 'Envoi des e-mails',
  platform:
    'Sans serveur à vous, vos e-mails partent par le serveur de la plateforme. Vous pouvez indiquer le vôtre.',
  nobody:
    'Aucun e-mail ne part pour l’instant. Indiquez le serveur de votre fournisseur d’e-mail : il vous donne ces réglages.',
  host: 'Serveur (SMTP)',
  host_help: 'Par exemple smtp.votre-fournisseur.be',
  port: 'Port',
  security: 'Sécurité',
  securities: {
    TLS: 'TLS (port 465)',
    STARTTLS: 'STARTTLS (port 587)',
    NONE: 'Aucune',
  },
  not_secure: 'Sans sécurité, le mot de passe et les e-mails circulent en clair.',
  username: 'Nom d’utilisateur',
  password: 'Mot de passe',
  password_kept: 'Enregistré. Laissez vide pour le garder.',
  sender_name: 'Nom de l’expéditeur',
  sender_address: 'Adresse de l’expéditeur',
  sender_help: 'Vide : le nom et l’e-mail de « Nom et contact ».',
  reply_to: 'Adresse de réponse',
  reply_to_help: 'Vide : les réponses vont à l’expéditeur.',
  test: 'Envoyer un e-mail de test',
  test_help: (email: string) => `Il part à ${email}, avec ce qui est écrit ci-dessus.`,
  accepted: 'L’e-mail de test est accepté. Vérifiez qu’il arrive, aussi parmi les indésirables.',
  accepted_unsaved: 'Enregistrez maintenant ces réglages.',
  not_accepted: 'L’e-mail de test n’est pas parti.',
  server_words: 'Réponse du serveur :',
  tested: (when: string) => `Dernier test accepté : ${when}`,
  tested_before: (when: string) =>
    `Dernier test accepté : ${when}, avec d’autres réglages que ceux qui sont enregistrés.`,
  failureOf: (failure: MailFailure | ObsoleteReason) => FAILURES[failure],
  banner_unsent: (count: number, since: string) =>
    `${mails(count)} ${plural('fr', count, { one: 'n’est pas parti', other: 'ne sont pas partis' })}, depuis le ${since}.`,
  banner_nobody:
    'Aucun e-mail ne part : aucun serveur d’e-mail n’est configuré. Les familles ne reçoivent ni confirmation, ni lien.',
  banner_no_server: 'Aucun serveur d’e-mail n’est configuré.',
  banner_set_up: 'Configurer l’envoi',
  banner_ask: 'Prévenez la personne qui gère les réglages.',
  banner_look: 'Voir et renvoyer',
  banner_sending: (done: number, total: number) => `Envoi des e-mails : ${done} sur ${total}…`,
  send_again: 'Renvoyer',
  send_all: (count: number) => `Envoyer ce qui attend (${count})`,
  send_all_consequence: (count: number) =>
    `${mails(count)} ${plural('fr', count, { one: 'part', other: 'partent' })} maintenant. Ceux dont le lien a expiré, ou qui annoncent une chose passée, ne sont pas envoyés.`,
  sending_started: 'L’envoi a commencé.',
  last_sending: (sending: { sent: number; failed: number; refused: number; obsolete: number }) =>
    [
      `Dernier envoi : ${sending.sent} ${plural('fr', sending.sent, { one: 'parti', other: 'partis' })}`,
      sending.failed > 0 ? `${sending.failed} en échec` : '',
      sending.refused > 0 ? `${sending.refused} à une adresse refusée` : '',
      sending.obsolete > 0
        ? `${sending.obsolete} ${plural('fr', sending.obsolete, { one: 'périmé, non envoyé', other: 'périmés, non envoyés' })}`
        : '',
    ]
      .filter((part) => part !== '')
      .join(' · '),
  all_states: 'Tous les états',
  unsent: 'Ce qui attend un envoi',
  why: 'Pourquoi',
};
