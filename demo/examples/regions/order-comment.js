// A comment on the order: a field above the order button, whose text is sent to a URL of the shop before the order is.
(window.till ||= []).push((till) => {
  till.region('checkout-before-button', (host) => {
    const area = document.createElement('textarea');
    area.className = 'till-field__control--area';
    area.rows = 3;
    host.append(window.orderNotes.field(area, 'comment', 'Comment on your order'));
  });

  window.orderNotes.save(till, 'comment', 'Your comment could not be saved. Please try again.');
});
