<?php
declare(strict_types=1);

namespace Till\Elements\Observer;

use Magento\Framework\Event\Observer;
use Magento\Framework\Event\ObserverInterface;
use Till\Elements\ViewModel\Settings;

/**
 * Adds the layout of each enabled area to its pages.
 */
class AddLayoutHandles implements ObserverInterface
{
    /**
     * @var Settings
     */
    private $settings;

    /**
     * @var array<string, string[]>
     */
    private $pages;

    /**
     * @var array<string, array<string, string>>
     */
    private $needed;

    /**
     * @param Settings $settings
     * @param array $pages the handles of the pages of each area, see etc/frontend/di.xml
     * @param array $needed the other area without which an area does not change a page
     */
    public function __construct(Settings $settings, array $pages = [], array $needed = [])
    {
        $this->settings = $settings;
        $this->pages = $pages;
        $this->needed = $needed;
    }

    /**
     * @inheritdoc
     */
    public function execute(Observer $observer)
    {
        $update = $observer->getData('layout')->getUpdate();
        $handles = $update->getHandles();
        foreach ($this->pages as $area => $pages) {
            if (!$this->settings->isReplaced($area)) {
                continue;
            }
            foreach (array_intersect($pages, $handles) as $page) {
                if ($this->settings->isReplaced($this->needed[$area][$page] ?? $area)) {
                    $update->addHandle("till_{$area}_{$page}");
                }
            }
        }
    }
}
