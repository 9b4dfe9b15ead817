/** The script that stands in for Stripe.js: the few calls that the product makes, with a field for a card number and a bank that asks. */
export const makeScript = (url: string, publishableKey: string): string => `(() => {
  const url = ${JSON.stringify(url)};
  const ask = async (act, values) => {
    const response = await fetch(url + '/page/' + act, { method: 'POST', body: new URLSearchParams(values) });
    return response.json();
  };
  const bank = () => new Promise((resolve) => {
    const dialog = document.createElement('dialog');
    dialog.setAttribute('aria-label', 'Local bank');
    const text = document.createElement('p');
    text.textContent = 'Local bank: no money moves here. Confirm this payment?';
    dialog.append(text);
    for (const [label, answer] of [['Confirm', 'yes'], ['Fail', 'no']]) {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = label;
      button.addEventListener('click', () => { dialog.close(); dialog.remove(); resolve(answer); });
      dialog.append(button, ' ');
    }
    dialog.addEventListener('cancel', () => { dialog.remove(); resolve('no'); });
    document.body.append(dialog);
    dialog.showModal();
  });
  const confirm = async (act, values, { return_url: back } = {}) => {
    let answer = await ask(act, values);
    if (answer.page) {
      location.assign(answer.page + '&back=' + encodeURIComponent(back));
      // The page is left: nobody hears more of it.
      return new Promise(() => {});
    }
    if (answer.isAsked) answer = await ask(act, { ...values, bank: await bank() });
    return answer;
  };
  window.Stripe = (key) => {
    if (key !== ${JSON.stringify(publishableKey)}) throw new Error('The key is another stand-in’s.');
    let number = '';
    return {
      elements: () => ({
        create: () => {
          const listeners = {};
          const box = document.createElement('div');
          return {
            on(event, listener) { listeners[event] = listener; },
            mount(host) {
              const label = document.createElement('label');
              label.textContent = 'Card number (local stand-in, no money moves)';
              label.style.cssText = 'display:grid;gap:.375rem;font-weight:600';
              const input = document.createElement('input');
              input.inputMode = 'numeric';
              input.autocomplete = 'off';
              input.style.cssText = 'font:inherit;font-weight:400;color:inherit;background:transparent;' +
                'border:1px solid currentColor;border-radius:4px;min-height:44px;padding:0 .75rem;width:100%';
              input.value = number = '4242 4242 4242 4242';
              input.addEventListener('input', () => { number = input.value; });
              label.append(input);
              box.append(label);
              (typeof host === 'string' ? document.querySelector(host) : host).append(box);
              setTimeout(() => listeners.ready && listeners.ready());
            },
            unmount() { box.remove(); },
            destroy() { box.remove(); },
          };
        },
        submit: async () => (/^[\\d ]{12,}$/.test(number) ? {} : { error: { code: 'incomplete_number' } }),
      }),
      confirmSetup: ({ clientSecret, confirmParams }) =>
        confirm('setup', { client_secret: clientSecret, number }, confirmParams),
      confirmPayment: ({ clientSecret, elements, confirmParams }) =>
        elements
          ? confirm('charge', { client_secret: clientSecret, number }, confirmParams)
          : confirm('payment', { client_secret: clientSecret }, confirmParams),
    };
  };
})();
`;
