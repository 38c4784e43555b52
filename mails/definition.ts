import type { Texts } from '@ribambelle/texts/all.ts';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import type { ReactNode } from 'react';
import type { Sender } from './mail.ts';

/** The input with which every e-mail is drawn. */
export interface Drawing<Facts> {
  readonly facts: Facts;
  readonly sender: Sender;
  readonly language: Language;
  readonly texts: Texts['mails'];
}

/** One e-mail: its subject, and the content between head and foot. */
export interface MailDefinition<Facts> {
  readonly subject: (drawing: Drawing<Facts>) => string;
  readonly Content: (drawing: Drawing<Facts>) => ReactNode;
}
