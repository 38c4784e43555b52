import { Anchor, Text, TextInput } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useState } from 'react';
import { Link } from 'react-router';
import { findSettings } from '../../settings.ts';
import { Icon } from '../../shell/icons.tsx';
import { useSettings } from '../../shell/use-settings.ts';

/** Finds a setting by the words that people use for it, on any page. */
export function SettingsSearch() {
  const texts = useTexts('office-settings');
  const settings = useSettings();
  const [text, setText] = useState('');
  const matches = text.trim() === '' ? [] : findSettings(settings, text);
  return (
    <div className="office-settings-search">
      <TextInput
        type="search"
        aria-label={texts.search}
        placeholder={texts.search}
        leftSection={<Icon name="search" size={16} />}
        value={text}
        onChange={({ target }) => setText(target.value)}
        data-search
        maw={360}
      />
      {text.trim() === '' ? null : (
        <div role="status" aria-label={texts.found}>
          {matches.length === 0 ? (
            <Text size="sm" c="dimmed" mt={8}>
              {texts.nothing}
            </Text>
          ) : (
            <ul>
              {matches.map(({ name, path, title }) => (
                <li key={name}>
                  <Anchor component={Link} to={path} onClick={() => setText('')}>
                    {title}
                  </Anchor>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </div>
  );
}
