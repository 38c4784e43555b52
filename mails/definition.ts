import type { Language } from '@ribambelle/domain/website/languages.ts';
import type { ReactNode } from 'react';
import type { Sender } from './mail.ts';
import type { MailTexts } from './mail-texts.ts';

/** What every e-mail is drawn with. */
export interface Drawing<Facts> {
  readonly facts: Facts;
  readonly sender: Sender;
  readonly language: Language;
  readonly texts: MailTexts;
}

/** One e-mail: its subject, and what stands between head and foot. */
export interface MailDefinition<Facts> {
  readonly subject: (drawing: Drawing<Facts>) => string;
  readonly Content: (drawing: Drawing<Facts>) => ReactNode;
}
