<?php
declare(strict_types=1);

namespace Till\Elements\Plugin;

use Magento\Checkout\CustomerData\ItemPoolInterface;
use Magento\Quote\Model\Quote\Item;
use Psr\Log\LoggerInterface;
use Till\Elements\Model\QuantityLimits;
use Till\Elements\ViewModel\Settings;

/**
 * Adds the limits of its quantity to each line of the private data, which has none; the steppers of the cart and of the
 * mini cart keep to them.
 */
class AddQuantityLimits
{
    private const KEY = 'till_quantity';

    private const AREAS = ['mini_cart', 'cart'];

    /**
     * @var Settings
     */
    private $settings;

    /**
     * @var QuantityLimits
     */
    private $limits;

    /**
     * @var LoggerInterface
     */
    private $logger;

    /**
     * @param Settings $settings
     * @param QuantityLimits $limits
     * @param LoggerInterface $logger
     */
    public function __construct(Settings $settings, QuantityLimits $limits, LoggerInterface $logger)
    {
        $this->settings = $settings;
        $this->limits = $limits;
        $this->logger = $logger;
    }

    /**
     * Adds the limits. Whatever fails, the line stays as it was: the cart has to be shown.
     *
     * @param ItemPoolInterface $subject
     * @param mixed $data
     * @param Item $item
     * @return mixed
     */
    public function afterGetItemData(ItemPoolInterface $subject, $data, Item $item)
    {
        try {
            $isUsed = array_filter(self::AREAS, [$this->settings, 'isReplaced']) !== [];

            return $isUsed && is_array($data) ? $data + [self::KEY => $this->limits->getOfLine($item)] : $data;
        } catch (\Throwable $error) {
            $this->logger->warning('Till_Elements: a line has no limits of its quantity.', ['exception' => $error]);

            return $data;
        }
    }
}
