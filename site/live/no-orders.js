// The examples have no shop behind them.
(window.till ||= []).push((till) => {
  till.addPlaceOrderHook(() => 'This is an example: no order is placed.');
});
