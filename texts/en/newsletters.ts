export const texts = {
  title: 'Stop receiving our news',
  text: 'You will no longer receive our news by e-mail. What concerns your registrations still reaches you.',
  button: 'Stop the news',
  ended: 'Done: you will receive no more news from us.',
  choices: 'See my choices in my account',
};

export const errors = {
  UNSUBSCRIBE_LINK_INVALID: 'This link is not valid. Open the one at the foot of our news.',
};
