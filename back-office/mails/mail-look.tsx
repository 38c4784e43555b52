import { Group, SegmentedControl, Text } from '@mantine/core';
import { useLanguage, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { asLanguage, type Language } from '@ribambelle/domain/base/languages.ts';
import { useOfferedLanguages } from '../data/session.tsx';
import { nameOfLanguage } from '../texts/language.ts';
import './mail-look.css';

const LOOKS = ['PHONE', 'DESKTOP', 'TEXT'] as const;

/** The way in which an e-mail is shown: in the width of a phone or a desk, or as plain text. */
export type MailLook = (typeof LOOKS)[number];

/** The choice of the language and the look of an e-mail that is shown. */
export function MailLookChoice(props: {
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
  readonly look: MailLook;
  readonly onLook: (look: MailLook) => void;
}) {
  const texts = useTexts('office-mail-templates');
  const reader = useLanguage();
  const languages = useOfferedLanguages();
  return (
    <Group gap="sm">
      {languages.length === 1 ? null : (
        <SegmentedControl
          size="xs"
          aria-label={texts.language}
          data={languages.map((value) => ({ value, label: nameOfLanguage(value, reader) }))}
          value={props.language}
          onChange={(chosen) => props.onLanguage(asLanguage(chosen))}
        />
      )}
      <SegmentedControl
        size="xs"
        aria-label={texts.look}
        data={LOOKS.map((value) => ({ value, label: texts.looks[value] }))}
        value={props.look}
        onChange={(chosen) => props.onLook(LOOKS.find((one) => one === chosen) ?? 'DESKTOP')}
      />
    </Group>
  );
}

/** An e-mail in a frame in which nothing can run, or its plain text. */
export function ShownMail(props: {
  readonly look: MailLook;
  readonly title: string;
  /** The address of the page of the e-mail. */
  readonly src: string;
  readonly text: string;
}) {
  const { look, title, src, text } = props;
  if (look === 'TEXT')
    return (
      <Text component="pre" size="sm" className="office-mail-text">
        {text}
      </Text>
    );
  return (
    <iframe
      className="office-mail"
      title={title}
      tabIndex={0}
      sandbox=""
      style={look === 'PHONE' ? { width: 390, maxWidth: '100%' } : undefined}
      src={src}
    />
  );
}
